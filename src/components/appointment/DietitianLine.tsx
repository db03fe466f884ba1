import type { Appointment } from '../../api/appointments.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { useAppointmentTexts } from './useAppointmentTexts.ts';
import styles from './DietitianLine.module.css';

type Person = Pick<
  Appointment['dietitian'],
  'name_en' | 'name_ar' | 'title_en' | 'title_ar' | 'image'
>;

/** A dietitian with portrait, name and title. */
export function DietitianLine({ dietitian }: { dietitian: Person }) {
  const texts = useAppointmentTexts();
  return (
    <div className={styles.line}>
      <PictureFrame
        src={dietitian.image}
        alt=""
        width={64}
        height={64}
        ratio="square"
        shape="rounded"
        className={styles.portrait}
      />
      <p>
        <b className={styles.name}>{texts.name(dietitian)}</b>
        <span className={styles.title}>{texts.title(dietitian)}</span>
      </p>
    </div>
  );
}
