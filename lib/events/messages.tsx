import type { AgencyText } from '@/db/values/agency-texts';
import { mailWording } from '@/lib/agencies/texts/queries';
import { greeting } from '@/lib/agencies/texts/rules';
import { formatDateRange, formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { collectedPath, eventPath } from '@/lib/core/paths';
import type { ComposeContext, ComposedEmail, ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Paragraphs, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { issueAdvanceLink } from './advance/advance-link';
import { clientContact } from './advance/client-contact';
import { type AdvanceState, advanceState, percentText } from './advance/rules';
import { type EventDetail, findEvent } from './queries';

type Payload = { eventId: string };
type Words = Awaited<ReturnType<typeof mailWords>>;

const amountOf = (event: EventDetail) => formatMoney(event.valueAdvance ?? 0, event.currencyCode);

const facts = (event: EventDetail, say: Words['say']) =>
  [
    ['Evento', say(event.name)],
    ['Fechas', formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true })],
    [
      'Anticipo',
      event.advancePercent === null
        ? amountOf(event)
        : `${amountOf(event)} (${percentText(event.advancePercent)} % del total)`,
    ],
    ...(event.advanceDueOn ? [['Fecha límite', formatIsoDate(event.advanceDueOn)] as const] : []),
  ] as const;

type Told = {
  readonly when: AdvanceState | readonly AdvanceState[];
  readonly subject: (event: string) => string;
  readonly ours: string;
  readonly say: (event: EventDetail, agency: string) => string;
  readonly said?: (event: EventDetail) => string | null;
  readonly button: string;
  /** The agency may say it in its own words. */
  readonly wording?: AgencyText;
};

/** To the client of an event, in the agency's name; not sent where it is no longer so, or there is no address. */
async function toClient(
  { eventId }: Payload,
  { tx }: ComposeContext,
  told: Told,
): Promise<ComposedEmail | null> {
  const event = await findEvent(tx, eventId);
  const state = event && advanceState(event);
  if (!event || !state || ![told.when].flat().includes(state)) return null;
  const { name, email } = await clientContact(tx, eventId);
  if (!email) return null;
  const { say, subject, notice } = await mailWords(tx, event.agencyId);
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  const link = await issueAdvanceLink(tx, event);
  const said = told.said?.(event);
  const contact = name ? say(name) : '';
  const words = told.wording
    ? await mailWording(tx, event.agencyId, told.wording, {
        saludo: greeting(contact),
        contacto: contact,
        agencia: say(event.agencyName),
        evento: say(event.name),
        fechas: formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
        anticipo: amountOf(event),
      })
    : {
        subject: told.subject(event.name),
        paragraphs: [`${greeting(contact)}. ${told.say(event, say(event.agencyName))}`],
      };
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: say(event.agencyName), address: producer.email } } : {}),
    subject: subject(words.subject, told.ours),
    body: (
      <EmailLayout preview={told.say(event, say(event.agencyName))}>
        <Title>{told.ours}</Title>
        <Paragraphs>{words.paragraphs}</Paragraphs>
        <Facts rows={facts(event, say)} />
        {said ? <Said>{say(said)}</Said> : null}
        <Button href={link}>{told.button}</Button>
        {notice}
      </EmailLayout>
    ),
  };
}

/** How to pay stands in the mail, and on the page that its button opens. */
export const advanceAsked: ComposeEmail<Payload> = (payload, context) =>
  toClient(payload, context, {
    when: ['ASKED', 'REFUSED'],
    subject: (event) => `Anticipo para ${event}`,
    ours: 'Anticipo de tu evento',
    say: (event, agency) =>
      `${agency} te pide un anticipo de ${amountOf(event)} para tu evento. Abajo te dice cómo pagarlo; después sube el comprobante, sin crear una cuenta.`,
    said: (event) => event.advanceInstructions,
    button: 'Ver y subir el comprobante',
    wording: 'ADVANCE_MAIL',
  });

export const advanceReceived: ComposeEmail<Payload> = (payload, context) =>
  toClient(payload, context, {
    when: 'RECEIVED',
    subject: (event) => `Recibimos tu anticipo para ${event}`,
    ours: 'Tu anticipo llegó',
    say: (event, agency) => `${agency} confirma que recibió tu anticipo de ${amountOf(event)}.`,
    button: 'Ver el anticipo',
  });

export const advanceRefused: ComposeEmail<Payload> = (payload, context) =>
  toClient(payload, context, {
    when: 'REFUSED',
    subject: (event) => `Revisa el comprobante del anticipo: ${event}`,
    ours: 'Tu comprobante no sirvió',
    say: (_, agency) => `${agency} no pudo aceptar el comprobante que subiste. Te explica por qué:`,
    said: (event) => event.advanceRefusal,
    button: 'Subir otro comprobante',
  });

/** To who answers for the event, while that proof still waits. */
export const advanceProven: ComposeEmail<Payload & { fileId: string }> = async (
  { eventId, fileId },
  { tx },
) => {
  const event = await findEvent(tx, eventId);
  if (!event || advanceState(event) !== 'PROVEN' || event.advanceFileId !== fileId) return null;
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  if (!producer) return null;
  return {
    to: { name: producer.name, address: producer.email },
    subject: `Comprobante del anticipo: ${event.name}`,
    body: (
      <EmailLayout preview={`${event.nameClient ?? 'Tu cliente'} subió el comprobante del anticipo`}>
        <Title>
          {event.tercero ? 'Llegó el comprobante del anticipo' : 'Revisa el comprobante del anticipo'}
        </Title>
        <Paragraph>
          {`Hola, ${producer.name}. ${event.nameClient ?? 'Tu cliente'} subió el comprobante. ${
            event.tercero
              ? 'Le paga a la plataforma: ella confirma que el dinero llegó.'
              : 'Confirma que el dinero llegó, o dile por qué no sirve.'
          }`}
        </Paragraph>
        <Facts rows={facts(event, (text) => text)} />
        <Button href={`${env().APP_URL}${eventPath(event.id, event.name)}`}>Abrir el evento</Button>
      </EmailLayout>
    ),
  };
};

/** To whoever answers for the platform, which receives the money, while the proof waits. */
export const advanceToCheck: ComposeEmail<Payload & { fileId: string }> = async (
  { eventId, fileId },
  { tx },
) => {
  const event = await findEvent(tx, eventId);
  if (!event?.tercero || advanceState(event) !== 'PROVEN' || event.advanceFileId !== fileId) return null;
  const { name, supportEmail } = product();
  return {
    to: { name, address: supportEmail },
    subject: `Anticipo por confirmar: ${event.name}`,
    body: (
      <EmailLayout preview={`Hay un comprobante del anticipo de ${event.name}`}>
        <Title>Hay un anticipo por confirmar</Title>
        <Paragraph>
          {`Llegó el comprobante del anticipo que ${event.nameClient ?? 'el cliente'} le pagó a la plataforma por cuenta de ${event.agencyName}.`}
        </Paragraph>
        <Facts rows={facts(event, (text) => text)} />
        <Button href={`${env().APP_URL}${collectedPath(event.id)}`}>Abrir el recaudo del evento</Button>
      </EmailLayout>
    ),
  };
};
