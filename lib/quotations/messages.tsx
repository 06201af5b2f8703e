import { mailWording } from '@/lib/agencies/texts/queries';
import { greeting } from '@/lib/agencies/texts/rules';
import { formatDateRange, formatLongDate } from '@/lib/core/dates';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import {
  Button,
  EmailLayout,
  Facts,
  Paragraph,
  Paragraphs,
  Said,
  TextLink,
  Title,
} from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import { isChosenFrom } from './answers/chosen-offer';
import { issueAnswerLink } from './answers/issue-answer-link';
import { quotationPdf } from './document/document';
import { getOffer } from './offers/queries';
import { totalFacts } from './offers/wording';
import { getQuotation } from './queries';
import { isAwaited } from './rules';
import { mailWords } from './sending/mail-words';

type Payload = { quotationId: string };

/** The same link, straight to the form that accepts. */
function acceptHref(link: string): string {
  const url = new URL(link);
  url.pathname += '/aceptar';
  return url.href;
}

/** To the client, from the agency, with the link to answer and the PDF. Not sent any more once the quotation is answered, expired or too late. */
export const quotationSent: ComposeEmail<Payload> = async ({ quotationId }, { tx, actor }) => {
  const quotation = await getQuotation(actor, quotationId);
  const { emailClient, nameContact } = quotation;
  if (!isAwaited(quotation) || !emailClient) return null;
  const [{ content: document }, pdf] = await Promise.all([
    getOffer(actor, quotationId),
    quotationPdf.render(actor, quotationId),
  ]);
  const link = await issueAnswerLink(tx, quotation);
  const { say, subject, notice } = await mailWords(tx, quotation.agencyId);
  const { client, timeZone, validUntil, version } = document;
  const agency = { ...document.agency, name: say(document.agency.name) };
  const event = { ...document.event, name: say(document.event.name) };
  const words = await mailWording(tx, quotation.agencyId, 'QUOTATION_MAIL', {
    saludo: greeting(nameContact),
    contacto: nameContact ?? '',
    agencia: agency.name,
    evento: event.name,
    codigo: [document.code, ...(version > 1 ? [`Versión ${version}`] : [])].filter(Boolean).join(' · '),
    fechas: formatDateRange(event.start, event.end, timeZone, { year: true }),
    ciudad: event.city,
    total: totalFacts(document)[0]?.[1] ?? '',
    validez: validUntil ? formatLongDate(validUntil, timeZone, { year: true }) : '',
  });
  return {
    to: { name: nameContact ?? client.name, address: emailClient },
    fromAgency: true,
    ...(agency.email ? { replyTo: { name: agency.name, address: agency.email } } : {}),
    ...(quotation.copies.length > 0 ? { cc: quotation.copies } : {}),
    subject: subject(words.subject, `Tienes una cotización en ${product().name}`),
    attachments: [pdf.id],
    body: (
      <EmailLayout preview={`${agency.name} te envía la cotización de ${event.name}`}>
        <Title>{`Cotización para ${event.name}`}</Title>
        <Paragraphs>{words.paragraphs}</Paragraphs>
        {version > 1 ? (
          <Paragraph>{`Es la versión ${version}. Reemplaza la que recibiste antes.`}</Paragraph>
        ) : null}
        {document.additionTo ? (
          <Paragraph>{`Es un adicional de la cotización ${document.additionTo}, que ya aceptaste y no cambia.`}</Paragraph>
        ) : null}
        {document.message ? <Said>{say(document.message)}</Said> : null}
        <Facts
          rows={[
            ...(document.code ? [['Cotización', document.code] as const] : []),
            ...(document.additionTo ? [['Adicional de', document.additionTo] as const] : []),
            ...(version > 1 ? [['Versión', String(version)] as const] : []),
            ['Evento', event.name],
            ['Fechas', formatDateRange(event.start, event.end, timeZone, { year: true })],
            ['Ciudad', event.city],
            ...totalFacts(document),
            ...(validUntil
              ? [['Válida hasta', formatLongDate(validUntil, timeZone, { year: true })] as const]
              : []),
          ]}
        />
        <Button href={link}>Ver y responder</Button>
        {notice}
        {isChosenFrom(document) ? (
          <Paragraph>En la página eliges lo que quieres y ves el total antes de aceptar.</Paragraph>
        ) : (
          <Paragraph>
            Si ya leíste el PDF, puedes <TextLink href={acceptHref(link)}>aceptarla de una vez</TextLink>.
          </Paragraph>
        )}
        <Paragraph dimmed>
          {`Puedes aceptarla, rechazarla o pedir un cambio, sin crear una cuenta. Si prefieres hablar con ${agency.name}, responde este correo.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};
