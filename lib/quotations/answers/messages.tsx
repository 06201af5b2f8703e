import { formatDateRange, formatDateTime, formatLongDate } from '@/lib/core/dates';
import { eventPath, quotationPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findProducer } from '@/lib/teams/queries';
import { quotationPdf } from '../document/document';
import { findAnswer, findAnswers, type GivenAnswer } from '../given-answers/queries';
import { chosenRows } from '../offers/choice-words';
import type { OfferContent } from '../offers/offer-content';
import { getOffer } from '../offers/queries';
import { referenceOf, totalFacts } from '../offers/wording';
import { getQuotation, type QuotationDetail } from '../queries';
import { isAwaited } from '../rules';
import { mailWords } from '../sending/mail-words';
import { issueAnswerLink } from './issue-answer-link';

type Fact = readonly [label: string, value: string];

const facts = (offer: OfferContent): Fact[] => [
  ['Cotización', referenceOf(offer).replace('Cotización ', '')],
  ['Evento', offer.event.name],
  ['Fechas', formatDateRange(offer.event.start, offer.event.end, offer.timeZone, { year: true })],
  ['Ciudad', offer.event.city],
  ...totalFacts(offer),
];

/** Reminds the client; silent once it is answered, expired, replaced, too late, or a change was asked for meanwhile. */
export const quotationRunsOut: ComposeEmail<{ quotationId: string }> = async (
  { quotationId },
  { tx, actor },
) => {
  const quotation = await getQuotation(actor, quotationId);
  const { emailClient, nameContact, validUntil } = quotation;
  if (!isAwaited(quotation) || !emailClient || !validUntil) return null;
  if ((await findAnswers(tx, quotationId)).length > 0) return null;
  const { subject, say, notice } = await mailWords(tx, quotation.agencyId);
  const { content } = await getOffer(actor, quotationId);
  const offer = {
    ...content,
    agency: { ...content.agency, name: say(content.agency.name) },
    event: { ...content.event, name: say(content.event.name) },
  };
  const link = await issueAnswerLink(tx, quotation);
  const until = formatLongDate(validUntil, offer.timeZone);
  return {
    to: { name: nameContact ?? offer.client.name, address: emailClient },
    fromAgency: true,
    ...(offer.agency.email ? { replyTo: { name: offer.agency.name, address: offer.agency.email } } : {}),
    subject: subject(`Tu cotización vence pronto: ${offer.event.name}`, 'Tu cotización vence pronto'),
    body: (
      <EmailLayout preview={`La cotización de ${offer.agency.name} vale hasta el ${until}`}>
        <Title>{`Tu cotización vence el ${until}`}</Title>
        <Paragraph>
          {`Hola${nameContact ? `, ${nameContact}` : ''}. La cotización que te envió ${offer.agency.name} sigue sin respuesta. Después de esa fecha, los precios pueden cambiar.`}
        </Paragraph>
        <Facts rows={facts(offer)} />
        <Button href={link}>Ver y responder</Button>
        {notice}
        <Paragraph dimmed>Puedes aceptarla, rechazarla o pedir un cambio, sin crear una cuenta.</Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells the agency what its client answered. */
export const answerGiven: ComposeEmail<{ answerId: string }> = async ({ answerId }, { tx, actor }) => {
  const answer = await findAnswer(tx, answerId);
  if (!answer) return null;
  const quotation = await getQuotation(actor, answer.quotationId);
  const producer = await findProducer(tx, quotation.agencyId, quotation.createdBy);
  if (!producer) return null;
  const { content: offer } = await getOffer(actor, quotation.id);
  const words = ANSWER_WORDS[answer.answer];
  const subject = `${offer.client.name} ${words.verb} ${offer.code ?? ''}: ${offer.event.name}`;
  const button = buttonOf(answer, quotation);
  return {
    to: { name: producer.name, address: producer.email },
    ...(offer.client.email ? { replyTo: { name: offer.client.name, address: offer.client.email } } : {}),
    subject,
    body: (
      <EmailLayout preview={subject}>
        <Title>{`${offer.client.name} ${words.title}`}</Title>
        {wordsOf(answer).map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Facts rows={[...facts(offer), ...chosen(answer, offer), ...signature(answer, offer)]} />
        <Button href={button.href}>{button.text}</Button>
        <Paragraph dimmed>
          {answer.answer === 'ACCEPTED' && offer.additionTo ? NEXT_OF_ADDITION : words.next}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

/** The client's receipt: who accepted what and when, with the accepted offer and its proof attached. */
export const acceptanceReceipt: ComposeEmail<{ answerId: string }> = async ({ answerId }, { tx, actor }) => {
  const answer = await findAnswer(tx, answerId);
  if (answer?.answer !== 'ACCEPTED') return null;
  const quotation = await getQuotation(actor, answer.quotationId);
  const { content } = await getOffer(actor, quotation.id);
  const { client } = content;
  if (!client.email) return null;
  const pdf = await quotationPdf.render(actor, quotation.id);
  const { subject, say, notice } = await mailWords(tx, quotation.agencyId);
  const offer = {
    ...content,
    agency: { ...content.agency, name: say(content.agency.name) },
    event: { ...content.event, name: say(content.event.name) },
  };
  return {
    to: { name: client.contact ?? client.name, address: client.email },
    ...(offer.agency.email ? { replyTo: { name: offer.agency.name, address: offer.agency.email } } : {}),
    subject: subject(
      `Aceptaste la cotización: ${offer.event.name}`,
      'Constancia de la cotización que aceptaste',
    ),
    attachments: [pdf.id],
    body: (
      <EmailLayout preview={`Constancia de la cotización que aceptaste a ${offer.agency.name}`}>
        <Title>Constancia de aceptación</Title>
        <Paragraph>
          {`${answer.name} aceptó en línea esta cotización de ${offer.agency.name}. Va adjunta en PDF, con la constancia de qué se aceptó, quién y cuándo. Guárdala.`}
        </Paragraph>
        <Facts
          rows={[
            ...facts(offer),
            ...chosen(answer, offer),
            ...signature(answer, offer),
            ['Huella (SHA-256)', answer.versionHash],
          ]}
        />
        {notice}
        <Paragraph dimmed>
          {`Si no fuiste tú, responde este correo y cuéntale a ${offer.agency.name}.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

const NEXT_OF_ADDITION =
  'Sus perfiles, sus días y su valor ya están sumados al evento. Sigue la convocatoria.';

const ANSWER_WORDS: Readonly<Record<GivenAnswer['answer'], { verb: string; title: string; next: string }>> = {
  ACCEPTED: {
    verb: 'aceptó la cotización',
    title: 'aceptó la cotización',
    next: 'El evento ya está creado, con los perfiles de la cotización. Sigue la convocatoria.',
  },
  REJECTED: {
    verb: 'rechazó la cotización',
    title: 'rechazó la cotización',
    next: 'Si quieres insistir, prepara una versión nueva a partir de esta.',
  },
  CHANGE_REQUESTED: {
    verb: 'pide un cambio en la cotización',
    title: 'pide un cambio',
    next: 'La cotización sigue abierta como la enviaste hasta que mandes una versión nueva.',
  },
};

function wordsOf({ reasonCode, reason }: GivenAnswer): string[] {
  const preset = reasonCode && reasonCode !== 'OTHER' ? [translate(`answer.reasons.${reasonCode}`)] : [];
  return [...preset, ...(reason ? [`«${reason}»`] : [])];
}

/** What the client took and what not, of what it could choose. */
const chosen = ({ answer }: GivenAnswer, offer: OfferContent): Fact[] =>
  answer === 'ACCEPTED'
    ? chosenRows(offer).flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []))
    : [];

const signature = (answer: GivenAnswer, { timeZone }: OfferContent): Fact[] => [
  ['Respondió', answer.name],
  ...(answer.document
    ? [['Documento', [answer.documentType, answer.document].filter(Boolean).join(' ')] as const]
    : []),
  ['Cuándo', formatDateTime(answer.createdAt, timeZone)],
];

function buttonOf({ answer }: GivenAnswer, { id, eventId, nameEvent }: QuotationDetail) {
  return answer === 'ACCEPTED' && eventId
    ? { href: `${env().APP_URL}${eventPath(eventId, nameEvent)}`, text: 'Ver el evento' }
    : { href: `${env().APP_URL}${quotationPath(id, nameEvent)}`, text: 'Ver la cotización' };
}

/** Tells the agency that a quotation expired without an answer, unless it was answered since. */
export const quotationExpired: ComposeEmail<{ quotationId: string }> = async (
  { quotationId },
  { tx, actor },
) => {
  const quotation = await getQuotation(actor, quotationId);
  const { stateId, supersededAt, voidedAt, agencyId, createdBy } = quotation;
  if (stateId !== QUOTATION.EXPIRED || supersededAt || voidedAt) return null;
  const producer = await findProducer(tx, agencyId, createdBy);
  if (!producer) return null;
  const { content: offer } = await getOffer(actor, quotationId);
  return {
    to: { name: producer.name, address: producer.email },
    subject: `Venció la cotización ${offer.code ?? ''}: ${offer.event.name}`,
    body: (
      <EmailLayout preview={`${offer.client.name} no respondió la cotización de ${offer.event.name}`}>
        <Title>{`Venció la cotización para ${offer.client.name}`}</Title>
        <Paragraph>{`${offer.client.name} no respondió a tiempo. ${openings(quotation)}`}</Paragraph>
        <Facts rows={facts(offer)} />
        <Button href={`${env().APP_URL}${quotationPath(quotationId, offer.event.name)}`}>
          Ver la cotización
        </Button>
        <Paragraph dimmed>Si el evento sigue en pie, envíale una versión nueva con precios de hoy.</Paragraph>
      </EmailLayout>
    ),
  };
};

function openings({ openCount, lastOpenedAt, timeZone }: QuotationDetail): string {
  if (!lastOpenedAt) return 'No llegó a abrirla.';
  const last = formatLongDate(lastOpenedAt, timeZone);
  return openCount === 1
    ? `La abrió una vez, el ${last}.`
    : `La abrió ${openCount} veces, la última el ${last}.`;
}
