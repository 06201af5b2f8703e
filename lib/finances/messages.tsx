import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { eventPath } from '@/lib/core/paths';
import { type EventDetail, findEvent } from '@/lib/events/queries';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { findPayment } from './payments/queries';
import type { Receivable } from './receivables/queries';
import { findReminded } from './reminders/queries';
import { reminderWords } from './reminders/words';
import { issueStatementLink } from './statement/statement-link';

/** To who answers for the event, while the proof still waits. */
export const composeReported: ComposeEmail<{ paymentId: string }> = async ({ paymentId }, { tx }) => {
  const payment = await findPayment(tx, paymentId);
  if (payment?.state !== 'REPORTED') return null;
  const event = await findEvent(tx, payment.eventId);
  const producer = event && (await findProducer(tx, event.agencyId, event.createdBy));
  if (!event || !producer) return null;
  const client = event.nameClient ?? 'Tu cliente';
  return {
    to: { name: producer.name, address: producer.email },
    subject: `Comprobante de pago: ${event.name}`,
    body: (
      <EmailLayout preview={`${client} subió un comprobante de pago`}>
        <Title>Revisa el comprobante de pago</Title>
        <Paragraph>
          {`Hola, ${producer.name}. ${client} subió un comprobante. Confirma cuánto llegó, o dile por qué no sirve.`}
        </Paragraph>
        <Facts rows={[['Evento', event.name]]} />
        <Button href={`${env().APP_URL}${eventPath(event.id, event.name)}?seccion=finanzas`}>
          Abrir las finanzas del evento
        </Button>
      </EmailLayout>
    ),
  };
};

/** Facts of a debt, as the mail and its preview list them. */
export const debtFacts = (event: EventDetail, debt: Receivable): (readonly [string, string])[] => [
  ['Evento', event.name],
  ...(debt.invoiceNumber ? [['Factura o cuenta de cobro', debt.invoiceNumber] as const] : []),
  ['Valor', formatMoney(debt.charged, debt.currencyCode)],
  ['Recibido', formatMoney(debt.settled, debt.currencyCode)],
  ['Saldo', formatMoney(debt.balance, debt.currencyCode)],
  ['Fecha de vencimiento', formatIsoDate(debt.dueOn)],
];

/** To the client of an event, in the agency's name; not sent once nothing is owed. */
export const composeReminder: ComposeEmail<{ eventId: string }> = async ({ eventId }, { tx }) => {
  const found = await findReminded(tx, eventId);
  if (!found?.email) return null;
  const { event, receivable, name, email } = found;
  const { say, subject, notice } = await mailWords(tx, event.agencyId);
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  const words = reminderWords(receivable, say(event.agencyName));
  const link = event.clientId
    ? await issueStatementLink(tx, { agencyId: event.agencyId, clientId: event.clientId })
    : null;
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: say(event.agencyName), address: producer.email } } : {}),
    subject: subject(`${words.title}: ${event.name}`, words.title),
    body: (
      <EmailLayout preview={words.text}>
        <Title>{words.title}</Title>
        <Paragraph>{`Hola${name ? `, ${say(name)}` : ''}. ${words.text}`}</Paragraph>
        <Facts rows={debtFacts({ ...event, name: say(event.name) }, receivable)} />
        {link ? (
          <>
            <Paragraph>Si ya pagaste, sube el comprobante con este enlace, sin crear una cuenta:</Paragraph>
            <Button href={link}>Ver mi estado de cuenta</Button>
          </>
        ) : null}
        {notice}
      </EmailLayout>
    ),
  };
};
