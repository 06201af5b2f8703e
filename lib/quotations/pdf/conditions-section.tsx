import { formatDateTime } from '@/lib/core/dates';
import { BulletList, Heading, Paragraphs } from '@/lib/pdf/text';
import type { QuotationDocument } from './quotation-document';

const counted = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`;

function includedItems({ included }: QuotationDocument): string[] {
  const { feeding, transport, serviceAgents } = included;
  return [
    'Selección, convocatoria y contratación de los perfiles cotizados',
    ...(feeding ? ['Alimentación de cada persona durante los días del evento'] : []),
    ...(transport ? ['Transporte de cada persona durante los días del evento'] : []),
    ...(serviceAgents
      ? [
          `Acompañamiento en sitio: ${counted(serviceAgents.quantity, 'agente', 'agentes')} de servicio durante ${counted(serviceAgents.days, 'día', 'días')}`,
        ]
      : []),
  ];
}

function conditionItems(quotation: QuotationDocument): string[] {
  const { validUntil, timeZone, currency } = quotation;
  return [
    ...(validUntil === null ? [] : [`Cotización válida hasta el ${formatDateTime(validUntil, timeZone)}`]),
    `Los valores están expresados en ${currency}; los cambios de fechas, ciudad, horario o cantidades requieren una nueva versión de esta cotización`,
    'La disponibilidad de los talentos se confirma con la aceptación de la cotización',
  ];
}

/** What the price includes, what the agency remarks, how it is paid and until when it stands. */
export function ConditionsSection({ quotation }: { readonly quotation: QuotationDocument }) {
  const { observation, paymentConditions } = quotation;
  return (
    <>
      <Heading>Qué incluye</Heading>
      <BulletList items={includedItems(quotation)} />
      {observation === null ? null : (
        <>
          <Heading>Observaciones</Heading>
          <Paragraphs>{observation}</Paragraphs>
        </>
      )}
      {paymentConditions === null ? null : (
        <>
          <Heading>Forma de pago</Heading>
          <Paragraphs>{paymentConditions}</Paragraphs>
        </>
      )}
      <Heading>Condiciones</Heading>
      <BulletList items={conditionItems(quotation)} />
    </>
  );
}
