import { formatDateRange, formatLongDate } from '@/lib/core/dates';
import { QUOTATION } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-email';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { issueAnswerLink } from './answers/issue-answer-link';
import { getOffer } from './document/queries';
import { totalFacts } from './document/wording';
import { getQuotation } from './queries';
import { keepPdf } from './sending/keep-pdf';

type Payload = { quotationId: string };

/** To the client, from the agency, with the link to answer and the PDF. Not sent any more once the quotation is answered or expired. */
export const quotationSent: ComposeEmail<Payload> = async ({ quotationId }, { tx, actor }) => {
  const quotation = await getQuotation(actor, quotationId);
  const { stateId, emailClient, nameContact } = quotation;
  if (stateId !== QUOTATION.SENT || !emailClient) return null;
  const [{ content: document }, pdf] = await Promise.all([
    getOffer(actor, quotationId),
    keepPdf(actor, quotationId),
  ]);
  const link = await issueAnswerLink(tx, quotation);
  const { agency, client, event, timeZone, validUntil, version } = document;
  const reference = [document.code, ...(version > 1 ? [`Versión ${version}`] : []), event.name]
    .filter(Boolean)
    .join(' · ');
  const what =
    version > 1
      ? `te envía la versión ${version} de la cotización. Reemplaza la que recibiste antes y`
      : 'te envía la cotización que pediste.';
  return {
    to: { name: nameContact ?? client.name, address: emailClient },
    ...(agency.email ? { replyTo: { name: agency.name, address: agency.email } } : {}),
    subject: `Cotización ${reference}`,
    attachments: [pdf.id],
    body: (
      <EmailLayout preview={`${agency.name} te envía la cotización de ${event.name}`}>
        <Title>{`Cotización para ${event.name}`}</Title>
        <Paragraph>
          {`Hola${nameContact ? `, ${nameContact}` : ''}. ${agency.name} ${what} ${version > 1 ? 'va' : 'Va'} adjunta en PDF.`}
        </Paragraph>
        <Facts
          rows={[
            ...(document.code ? [['Cotización', document.code] as const] : []),
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
        <Paragraph dimmed>
          {`Puedes aceptarla, rechazarla o pedir un cambio, sin crear una cuenta. Si prefieres hablar con ${agency.name}, responde este correo.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};
