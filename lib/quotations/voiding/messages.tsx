import { formatDateRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { readQuotationDocument } from '../offers/queries';
import { getQuotation } from '../queries';
import { quotationCode } from '../rules';
import { mailWords } from '../sending/mail-words';

/** To whom the quotation was sent. */
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
  return {
    to: { name: nameContact ?? nameClient ?? '', address: emailClient },
    fromAgency: true,
    ...(agency.email ? { replyTo: { name: agency.name, address: agency.email } } : {}),
    subject: subject(
      `Cotización anulada: ${[code, event.name].filter(Boolean).join(' · ')}`,
      'Una cotización que recibiste fue anulada',
    ),
    body: (
      <EmailLayout preview={`${agency.name} anuló la cotización de ${event.name}`}>
        <Title>{`La cotización para ${event.name} ya no está vigente`}</Title>
        <Paragraph>
          {`Hola${nameContact ? `, ${nameContact}` : ''}. ${agency.name} anuló esta cotización: ${say(voidedReason)}`}
        </Paragraph>
        <Facts
          rows={[
            ...(code ? [['Cotización', code] as const] : []),
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
