import { formatDateRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { readQuotationDocument } from '../offers/queries';
import { getQuotation } from '../queries';
import { eventStands, quotationCode } from '../rules';
import { mailWords } from '../sending/mail-words';

const WORDS = {
  QUOTATION: {
    subject: 'Cotización anulada',
    ours: 'Una cotización que recibiste fue anulada',
    the: 'la cotización',
    this: 'esta cotización',
    title: 'La cotización',
  },
  ADDITION: {
    subject: 'Adicional anulado',
    ours: 'Un adicional que recibiste fue anulado',
    the: 'el adicional',
    this: 'este adicional',
    title: 'El adicional',
  },
} as const;

/** To whom the quotation was sent; of an addition, that the rest of its event stands where it does. */
export const quotationVoided: ComposeEmail<{ quotationId: string }> = async (
  { quotationId },
  { tx, actor },
) => {
  const quotation = await getQuotation(actor, quotationId);
  const { emailClient, nameContact, nameClient, voidedReason } = quotation;
  if (!voidedReason || !emailClient) return null;
  const { subject, say, notice } = await mailWords(tx, quotation.agencyId);
  const document = await readQuotationDocument(actor, quotationId);
  const agency = { ...document.agency, name: say(document.agency.name) };
  const event = { ...document.event, name: say(document.event.name) };
  const code = quotationCode(quotation.code, quotation.version);
  const words = quotation.additionOf ? WORDS.ADDITION : WORDS.QUOTATION;
  return {
    to: { name: nameContact ?? nameClient ?? '', address: emailClient },
    fromAgency: true,
    ...(agency.email ? { replyTo: { name: agency.name, address: agency.email } } : {}),
    subject: subject(`${words.subject}: ${[code, event.name].filter(Boolean).join(' · ')}`, words.ours),
    body: (
      <EmailLayout preview={`${agency.name} anuló ${words.the} de ${event.name}`}>
        <Title>{`${words.title} para ${event.name} ya no está vigente`}</Title>
        <Paragraph>
          {`Hola${nameContact ? `, ${nameContact}` : ''}. ${agency.name} anuló ${words.this}: ${say(voidedReason)}`}
        </Paragraph>
        {quotation.additionOf && eventStands(quotation.eventStateId) ? (
          <Paragraph>Lo demás que aceptaste para este evento sigue igual.</Paragraph>
        ) : null}
        <Facts
          rows={[
            ...(code ? [['Cotización', code] as const] : []),
            ...(document.additionTo ? [['Adicional de', document.additionTo] as const] : []),
            ['Evento', event.name],
            ['Fechas', formatDateRange(event.start, event.end, quotation.timeZone, { year: true })],
            ['Total', formatMoney(quotation.total, quotation.currencyCode)],
          ]}
        />
        {notice}
        <Paragraph>Si tienes preguntas, responde este correo.</Paragraph>
      </EmailLayout>
    ),
  };
};
