import type { Language } from '../../../src/contract/languages.ts';
import type { ScenarioName } from '../scenarios.ts';

export interface PageTexts {
  title: string;
  test: string;
  testNote: string;
  payTo: string;
  amount: string;
  reference: string;
  method: string;
  knet: string;
  card: string;
  pay: string;
  decline: string;
  cancel: string;
  scenario: string;
  scenarioHint: string;
  count: string;
  expiredTitle: string;
  expiredText: string;
  code: string;
  noReturnTitle: string;
  noReturnText: string;
  scenarios: Readonly<Record<ScenarioName, string>>;
}

const en: PageTexts = {
  title: 'Secure payment',
  test: 'TEST',
  testNote: 'This is a test gateway. No money moves.',
  payTo: 'You are paying',
  amount: 'Amount due',
  reference: 'Reference',
  method: 'Pay with',
  knet: 'KNET',
  card: 'Visa / Mastercard',
  pay: 'Pay',
  decline: 'Decline the payment',
  cancel: 'Cancel and return to the shop',
  scenario: 'Test scenario',
  scenarioHint: 'Choose what happens when you press Pay.',
  count: 'How many enquiries show the fault',
  expiredTitle: 'This payment page is no longer valid',
  expiredText:
    'It was already used, or its fifteen minutes are over. Return to the shop and start again.',
  code: 'Code',
  noReturnTitle: 'Your bank has taken the payment',
  noReturnText:
    'You do not come back to the shop in this scenario. Close this tab: the shop finds out by itself.',
  scenarios: {
    captured: 'Payment captured',
    'not-captured': 'Not captured: the bank declines',
    cancelled: 'Cancelled by the payer',
    'no-return': 'Captured, and the payer never returns',
    'no-webhook': 'Captured, returns without a webhook',
    'webhook-first': 'The webhook comes before the return',
    'webhook-twice': 'The webhook comes twice',
    'webhook-late': 'The webhook comes late',
    'webhook-forged': 'Declined, and a forged webhook says paid',
    'enquiry-pending': 'The enquiry says pending at first',
    'enquiry-404': 'The enquiry finds nothing at first',
    'enquiry-429': 'The enquiry says too many requests at first',
    'enquiry-500': 'The enquiry fails at first',
    'enquiry-timeout': 'The enquiry does not answer at first',
    'other-amount': 'Captured with another amount',
    nested: 'The return is nested, in the older form',
    'zero-padding': 'The return is padded with zeros',
    'numeric-amount': 'The amounts are numbers',
    'token-missing': 'No payment token, as with Apple Pay',
    replayed: 'Declined, and an old success is replayed',
    'bit-flipped': 'Captured, and the return has a flipped bit',
    'captured-twice': 'Captured twice for one reference',
  },
};

const ar: PageTexts = {
  title: 'الدفع الآمن',
  test: 'تجريبي',
  testNote: 'هذه بوابة دفع تجريبية، ولن يُخصم أي مبلغ.',
  payTo: 'تدفع إلى',
  amount: 'المبلغ المستحق',
  reference: 'الرقم المرجعي',
  method: 'طريقة الدفع',
  knet: 'كي نت',
  card: 'فيزا / ماستركارد',
  pay: 'ادفع',
  decline: 'رفض عملية الدفع',
  cancel: 'إلغاء والعودة إلى المتجر',
  scenario: 'سيناريو الاختبار',
  scenarioHint: 'اختر ما يحدث عند الضغط على زر الدفع.',
  count: 'عدد الاستعلامات التي يظهر فيها الخلل',
  expiredTitle: 'صفحة الدفع هذه لم تعد صالحة',
  expiredText: 'سبق استخدامها أو انتهت مدتها البالغة خمس عشرة دقيقة. عُد إلى المتجر وابدأ من جديد.',
  code: 'الرمز',
  noReturnTitle: 'تم خصم المبلغ من حسابك',
  noReturnText:
    'في هذا السيناريو لا تعود إلى المتجر. أغلق هذه الصفحة، وسيعرف المتجر بالدفع من تلقاء نفسه.',
  scenarios: {
    captured: 'تمت عملية الدفع',
    'not-captured': 'لم تتم العملية: رفضها البنك',
    cancelled: 'ألغاها الدافع',
    'no-return': 'تم الدفع ولم يعد الدافع إلى المتجر',
    'no-webhook': 'تم الدفع والعودة من دون إشعار',
    'webhook-first': 'يصل الإشعار قبل العودة',
    'webhook-twice': 'يصل الإشعار مرتين',
    'webhook-late': 'يصل الإشعار متأخرًا',
    'webhook-forged': 'رُفضت العملية، وإشعار مزوّر يقول إنها تمت',
    'enquiry-pending': 'الاستعلام يقول «قيد الانتظار» في البداية',
    'enquiry-404': 'الاستعلام لا يجد العملية في البداية',
    'enquiry-429': 'الاستعلام يرد بكثرة الطلبات في البداية',
    'enquiry-500': 'الاستعلام يفشل في البداية',
    'enquiry-timeout': 'الاستعلام لا يرد في البداية',
    'other-amount': 'تم الدفع بمبلغ مختلف',
    nested: 'بيانات العودة متداخلة بالصيغة القديمة',
    'zero-padding': 'بيانات العودة محشوّة بالأصفار',
    'numeric-amount': 'المبالغ مكتوبة كأرقام',
    'token-missing': 'من دون رمز دفع، كما في Apple Pay',
    replayed: 'رُفضت العملية، وأُعيد إرسال نجاح قديم',
    'bit-flipped': 'تم الدفع، وتغيّر بت واحد في بيانات العودة',
    'captured-twice': 'تم الدفع مرتين للرقم المرجعي نفسه',
  },
};

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = { en, ar };
