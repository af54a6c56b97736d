import type { Language } from '../../../contract/catalogues.ts';
import type { NewsOfAppointment } from '../data/appointmentNews.ts';
import { calendarFileName, calendarFrame, calendarType } from '../domain/calendarFile/calendarFrame.ts';
import { writeAppointmentFile } from '../domain/calendarFile/writeCalendar.ts';
import type { MailAttachment } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

type Reader = { lang: Language; firstName: string | null; hasAccount: boolean };

export const calendarAttachment = (
  appointment: NewsOfAppointment,
  { lang, firstName, hasAccount }: Reader,
  { config }: Pick<SenderDeps, 'config'>,
): MailAttachment => {
  const isCancelled = appointment.status === 'cancelled';
  const frame = { ...calendarFrame(config, appointment.now, lang), hasAccount };
  return {
    name: calendarFileName[lang],
    type: calendarType(isCancelled ? 'CANCEL' : 'PUBLISH'),
    text: writeAppointmentFile({ ...appointment, firstName, isCancelled }, frame),
  };
};
