import { formatDateRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { ComposeEmail } from '@/lib/notifications/define-email';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { readQuotationDocument } from '../document/queries';
import { getQuotation } from '../queries';
import { quotationCode } from '../rules';

/** To whom the quotation was sent. */
export const quotationVoided: ComposeEmail<{ quotationId: string }> = async ({ quotationId }, { actor }) => {
  const quotation = await getQuotation(actor, quotationId);
  const { emailClient, nameContact, nameClient, voidedReason } = quotation;
  if (!voidedReason || !emailClient) return null;
  const { agency, event } = await readQuotationDocument(actor, quotationId);
  const code = quotationCode(quotation.code, quotation.version);
  return {
    to: { name: nameContact ?? nameClient ?? '', address: emailClient },
    ...(agency.email ? { replyTo: { name: agency.name, address: agency.email } } : {}),
    subject: `Cotización anulada: ${[code, event.name].filter(Boolean).join(' · ')}`,
    body: (
      <EmailLayout preview={`${agency.name} anuló la cotización de ${event.name}`}>
        <Title>{`La cotización para ${event.name} ya no está vigente`}</Title>
        <Paragraph>
          {`Hola${nameContact ? `, ${nameContact}` : ''}. ${agency.name} anuló esta cotización: ${voidedReason}`}
        </Paragraph>
        <Facts
          rows={[
            ...(code ? [['Cotización', code] as const] : []),
            ['Evento', event.name],
            ['Fechas', formatDateRange(event.start, event.end, quotation.timeZone, { year: true })],
            ['Total', formatMoney(quotation.total, quotation.currencyCode)],
          ]}
        />
        <Paragraph>Si tienes preguntas, responde este correo.</Paragraph>
      </EmailLayout>
    ),
  };
};
