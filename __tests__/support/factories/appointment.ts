import type {
  AppointmentBooking,
  AppointmentForm,
  AppointmentSlot,
  AppointmentSlots,
  Dietitian,
} from '../../../src/contract/wire/appointment.ts';

/** Receives on Sundays, Tuesdays, Thursdays and Saturdays. */
export function dietitian(overrides: Partial<Dietitian> = {}): Dietitian {
  return {
    id: 1,
    name_en: 'Dr. Noura Al-Sabti',
    name_ar: 'د. نورة السبتي',
    title_en: 'Clinical dietitian',
    title_ar: 'أخصائية تغذية علاجية',
    bio_en: 'Twelve years of helping families eat well.',
    bio_ar: 'اثنتا عشرة سنة مع العائلات.',
    place_en: 'Mizan, Salmiya',
    place_ar: 'ميزان، السالمية',
    image: '/images/dietitians/dr-noura-al-sabti.svg',
    fee: '15.000',
    weekdays: [0, 2, 4, 6],
    full_days: [],
    ...overrides,
  };
}

/** From Tuesday, 12 January 2027. */
export function appointmentForm(overrides: Partial<AppointmentForm> = {}): AppointmentForm {
  return {
    dietitians: [
      dietitian(),
      dietitian({
        id: 2,
        name_en: 'Yousef Al-Mutawa',
        name_ar: 'يوسف المطوع',
        fee: '12.500',
        weekdays: [0, 1, 2, 3, 4],
      }),
    ],
    phone: '+96550012345',
    email: 'noura@mizan.example',
    first_date: '2027-01-12',
    last_date: '2027-03-13',
    closed_days: [{ date: '2027-02-25', name_en: 'National Day', name_ar: 'العيد الوطني' }],
    ...overrides,
  };
}

export function slot(time: string, overrides: Partial<AppointmentSlot> = {}): AppointmentSlot {
  return { time, available: true, reason: null, booking_id: null, ...overrides };
}

export function appointmentSlots(overrides: Partial<AppointmentSlots> = {}): AppointmentSlots {
  return {
    user_id: 1,
    date: '2027-01-17',
    slots: [
      slot('09:30', { available: false, reason: 'taken' }),
      slot('10:00'),
      slot('12:30'),
      slot('17:30'),
    ],
    closed_reason: null,
    ...overrides,
  };
}

/** Unpaid, its slot held for ten minutes. */
export function booking(overrides: Partial<AppointmentBooking> = {}): AppointmentBooking {
  const { name_en, name_ar, title_en, title_ar, place_en, place_ar, image } = dietitian();
  return {
    id: 7,
    booking_number: 'AP-7',
    created_at: '2027-01-12T06:00:00.000Z',
    user_id: 1,
    dietitian: { name_en, name_ar, title_en, title_ar, place_en, place_ar, image },
    comments: 'I want to lose weight.',
    date: '2027-01-17',
    time: '10:00',
    fee: '15.000',
    booking_status: 'pending',
    payment_status: 'not_paid',
    payment_pending: false,
    payment_failed: false,
    payable: true,
    held_until: '2027-01-12T06:10:00.000Z',
    held_for_seconds: 600,
    cancellable: true,
    movable: false,
    refund_on_cancel: false,
    refund_due: false,
    refunded: false,
    rejected_reason: null,
    cancelled_by: null,
    phone: '+96550012345',
    email: 'noura@mizan.example',
    amount_paid: null,
    paid_via: null,
    paid_on: null,
    payment_id: null,
    order_reference_number: null,
    message: null,
    calendar_uid: 'appointment-7@mizan.example',
    calendar_sequence: 0,
    ...overrides,
  };
}

export function paidBooking(overrides: Partial<AppointmentBooking> = {}): AppointmentBooking {
  return booking({
    booking_status: 'received',
    payment_status: 'paid',
    payable: false,
    held_until: null,
    held_for_seconds: 0,
    movable: true,
    refund_on_cancel: true,
    amount_paid: '15.000',
    paid_via: 'KNET',
    paid_on: '2027-01-12T06:05:00.000Z',
    ...overrides,
  });
}

/** The hold ran out before it was paid. */
export function expiredBooking(overrides: Partial<AppointmentBooking> = {}): AppointmentBooking {
  return booking({
    booking_status: 'failed',
    payable: false,
    held_until: null,
    held_for_seconds: 0,
    cancellable: false,
    ...overrides,
  });
}

/** Another customer got the slot before the payment arrived. */
export function lostBooking(overrides: Partial<AppointmentBooking> = {}): AppointmentBooking {
  return expiredBooking({
    refund_due: true,
    message:
      'We could not complete your payment. Any amount deducted will be refunded to you soon.',
    ...overrides,
  });
}
