import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { collectedPath, eventPath } from '@/lib/core/paths';
import { clientContact } from '@/lib/events/advance/client-contact';
import { type EventDetail, findEvent } from '@/lib/events/queries';
import type { ComposeContext, ComposedEmail, ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { findPayment } from './payments/queries';
import { findReceivable, type Receivable } from './receivables/queries';
import { findReminded } from './receivables/reminded';
import { reminderWords } from './reminders/words';
import { findStatementFile } from './statement/queries';
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

/** To whoever answers for the platform, while the proof of what it received still waits. */
export const composeCollectedReported: ComposeEmail<{ paymentId: string }> = async (
  { paymentId },
  { tx },
) => {
  const payment = await findPayment(tx, paymentId);
  const event = payment?.state === 'REPORTED' ? await findEvent(tx, payment.eventId) : null;
  if (!event) return null;
  const { name, supportEmail } = product();
  const client = event.nameClient ?? 'Un cliente';
  return {
    to: { name, address: supportEmail },
    subject: `Comprobante de pago por revisar: ${event.name}`,
    body: (
      <EmailLayout preview={`${client} subió un comprobante de pago`}>
        <Title>Hay un comprobante de pago por revisar</Title>
        <Paragraph>
          {`${client} subió un comprobante de lo que le pagó a la plataforma por cuenta de ${event.agencyName}.`}
        </Paragraph>
        <Facts rows={[['Evento', event.name]]} />
        <Button href={`${env().APP_URL}${collectedPath(event.id)}`}>Abrir el recaudo del evento</Button>
      </EmailLayout>
    ),
  };
};

/** To who handed in a proof that was taken, with what is still owed. Nothing when that was undone before it was sent. */
export const composeTaken: ComposeEmail<{ paymentId: string }> = ({ paymentId }, context) =>
  composeDecided(context, paymentId, 'RECEIVED');

/** Why a proof is not taken, and the page where another goes. Nothing when it is no longer so. */
export const composeRefused: ComposeEmail<{ paymentId: string }> = ({ paymentId }, context) =>
  composeDecided(context, paymentId, 'REFUSED');

async function composeDecided(
  { tx }: ComposeContext,
  paymentId: string,
  state: 'RECEIVED' | 'REFUSED',
): Promise<ComposedEmail | null> {
  const payment = await findPayment(tx, paymentId);
  const event = payment?.state === state ? await findEvent(tx, payment.eventId) : null;
  if (!payment || !event) return null;
  const { clientId, name, email } = await clientContact(tx, event.id);
  if (!email) return null;
  const { say, subject, notice } = await mailWords(tx, event.agencyId);
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  const debt = await findReceivable(tx, event.agencyId, event.id);
  const link = clientId ? await issueStatementLink(tx, { agencyId: event.agencyId, clientId }) : null;
  const money = (amount: number) => formatMoney(amount, event.currencyCode);
  const agency = say(event.agencyName);
  const taken = state === 'RECEIVED';
  const title = taken ? 'Registramos tu pago' : 'Tu comprobante no sirvió';
  const text = taken
    ? `${agency} confirmó que llegó tu pago de ${money(payment.amount ?? 0)}.`
    : `${agency} no pudo aceptar el comprobante que subiste, por esto:`;
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: agency, address: producer.email } } : {}),
    subject: subject(`${title}: ${event.name}`, title),
    body: (
      <EmailLayout preview={text}>
        <Title>{title}</Title>
        <Paragraph>{`Hola${name ? `, ${say(name)}` : ''}. ${text}`}</Paragraph>
        {taken ? null : <Said>{say(payment.reason ?? '')}</Said>}
        <Facts
          rows={[
            ['Evento', say(event.name)],
            ...(taken ? ([['Recibido', money(payment.amount ?? 0)]] as const) : []),
            ...(debt && debt.balance > 0 ? ([['Saldo', money(debt.balance)]] as const) : []),
          ]}
        />
        {link ? (
          <Button href={link}>{taken ? 'Ver mi estado de cuenta' : 'Subir otro comprobante'}</Button>
        ) : null}
        {notice}
      </EmailLayout>
    ),
  };
}

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
export const composeReminder: ComposeEmail<{ eventId: string; statementId?: string | undefined }> = async (
  { eventId, statementId },
  { tx },
) => {
  const found = await findReminded(tx, eventId);
  if (!found?.email) return null;
  const { event, receivable, name, email } = found;
  const { say, subject, notice } = await mailWords(tx, event.agencyId);
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  const words = reminderWords(receivable, say(event.agencyName));
  const link = event.clientId
    ? await issueStatementLink(tx, { agencyId: event.agencyId, clientId: event.clientId })
    : null;
  const pdfFileId = statementId ? await findStatementFile(tx, statementId) : null;
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(pdfFileId ? { attachments: [pdfFileId] } : {}),
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
