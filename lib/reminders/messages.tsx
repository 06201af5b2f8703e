import type { LinkPurpose } from '@/db/values/link-purposes';
import type { ReminderReason } from '@/db/values/reminders';
import { facts, NO_WORD_OF_WORK, recipient } from '@/lib/convocatories/messages';
import { numberOf } from '@/lib/convocatories/whatsapp/messages';
import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateRange, formatDateTime, formatLongDate, formatTime12h } from '@/lib/core/dates';
import { ownSheetPath } from '@/lib/core/paths';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import { translate } from '@/lib/i18n/translate';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeContext, ComposeEmail, ComposeWhatsApp } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { findReminder, type RemindedCall } from './find-reminder';
import { REMINDER_TEMPLATE } from './whatsapp-templates';

const inWordsOf = (papers: RemindedCall['lacks']): string =>
  LIST_FORMAT.format(papers.map((kind) => translate(`contract.paper.names.${kind}`)));

/** What a reminder says, in the words of every channel. */
type Words = {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Where the button leads: a link with its own right, or a page of the talent's place. */
  readonly leads: LinkPurpose | { readonly path: string };
};

const WORDS: Readonly<Record<ReminderReason, (reminded: RemindedCall) => Words>> = {
  UNANSWERED_CALL: ({ call }) => ({
    subject: `¿Puedes en ${call.eventName}? Falta tu respuesta`,
    title: `${call.talentName}, falta tu respuesta`,
    text: `${call.agencyName} te convocó como ${call.profileName.toLowerCase()} y aún no sabe si puedes.${
      call.deadline ? ` Responde antes del ${formatDateTime(call.deadline, call.timeZone)}.` : ''
    }`,
    button: 'Responder a la convocatoria',
    leads: 'TALENT_REPLY',
  }),
  UNSIGNED_CONTRACT: ({ call, lacks }) => ({
    subject: `Falta tu firma: ${call.eventName}`,
    title: `${call.talentName}, falta tu firma`,
    text: `${call.agencyName} te confirmó para ${call.eventName}, y tu contrato sigue sin firmar.${lacks.length > 0 ? ` Allí mismo subes lo que falta: ${inWordsOf(lacks)}.` : ''}`,
    button: 'Firmar el contrato',
    leads: 'CONTRACT',
  }),
  MISSING_DOCUMENT: ({ call, lacks }) => ({
    subject: `Te falta un documento para ${call.eventName}`,
    title: `${call.talentName}, te falta un documento`,
    text: `Para ${call.eventName} falta, o vence antes: ${inWordsOf(lacks)}. Súbelo en tu perfil y queda listo para todos tus contratos.`,
    button: 'Subir mis documentos',
    leads: { path: '/mi-perfil/documentos' },
  }),
  EVENT_TOMORROW: ({ call }) => ({
    subject: `Se acerca ${call.eventName}`,
    title: `${call.talentName}, se acerca tu evento`,
    text: `${call.eventName} empieza el ${formatLongDate(call.startDate, call.timeZone)} a las ${formatTime12h(call.startDate, call.timeZone)}. En tu hoja de llamado está a qué hora llegas, a dónde y con qué.`,
    button: 'Abrir mi hoja de llamado',
    leads: { path: ownSheetPath(call.convocatedId) },
  }),
  MISSING_CLAIM: ({ call }) => ({
    subject: `Envía tu cuenta de cobro: ${call.eventName}`,
    title: `${call.talentName}, falta tu cuenta de cobro`,
    text: `${call.eventName} ya terminó. ${call.agencyName} te paga con tu cuenta de cobro, y aún no la has enviado.`,
    button: 'Enviar mi cuenta de cobro',
    leads: 'CLAIM',
  }),
  NOT_TAKEN: ({ call }) => ({
    subject: `Esta vez no: ${call.eventName}`,
    title: `${call.talentName}, gracias por decir que podías`,
    text:
      call.startDate > currentTime()
        ? `Los cupos de ${call.profileName.toLowerCase()} para ${call.eventName} ya están completos. Si uno se libera, ${call.agencyName} te puede escribir.`
        : `Esta vez ${call.agencyName} siguió con otras personas para ${call.eventName}. ${NO_WORD_OF_WORK}`,
    button: 'Ver mis trabajos',
    leads: { path: '/mi-perfil/trabajos' },
  }),
};

async function addressOf({ call }: RemindedCall, { leads }: Words, { tx }: ComposeContext): Promise<string> {
  if (typeof leads !== 'string') return `${env().APP_URL}${leads.path}`;
  const { eventId, talentId, convocatoryId, agencyId } = call;
  return issueLink(tx, {
    purpose: leads,
    subject: { eventId, talentId, ...(leads === 'CONTRACT' ? {} : { convocatoryId }) },
    agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });
}

/** Reminds a talent for a reason; silent once that holds no more. */
export const composeReminder =
  (reason: ReminderReason): ComposeEmail<{ convocatedId: string }> =>
  async ({ convocatedId }, context) => {
    const reminded = await findReminder(context.tx, reason, convocatedId);
    if (!reminded) return null;
    const words = WORDS[reason](reminded);
    return {
      to: recipient(reminded.call),
      fromAgency: true,
      subject: words.subject,
      body: (
        <EmailLayout preview={words.text}>
          <Title>{words.title}</Title>
          <Paragraph>{words.text}</Paragraph>
          <Facts rows={facts(reminded.call)} />
          <Button href={await addressOf(reminded, words, context)}>{words.button}</Button>
        </EmailLayout>
      ),
    };
  };

/** The same by WhatsApp. */
export const composeWhatsAppReminder =
  (reason: ReminderReason): ComposeWhatsApp<{ convocatedId: string }> =>
  async ({ convocatedId }, context) => {
    const reminded = await findReminder(context.tx, reason, convocatedId);
    const to = reminded && numberOf(reminded.call);
    if (!reminded || !to) return null;
    const words = WORDS[reason](reminded);
    const { eventName, startDate, endDate, timeZone } = reminded.call;
    const dates = formatDateRange(startDate, endDate, timeZone);
    const address = await addressOf(reminded, words, context);
    return { to, template: REMINDER_TEMPLATE, values: [words.title, words.text, eventName, dates, address] };
  };
