import { formatDateRange, formatTimeRange } from '@/lib/core/dates';
import { KeyValues, TwoColumns } from '@/lib/pdf/key-values';
import { Heading } from '@/lib/pdf/text';
import type { QuotationDocument } from './quotation-document';

/** Who quotes to whom, and the event it is for. */
export function PartiesSection({ quotation }: { readonly quotation: QuotationDocument }) {
  const { agency, client, event, timeZone } = quotation;
  return (
    <>
      <TwoColumns
        left={{
          caption: 'Agencia',
          rows: [
            ['Nombre', agency.name],
            [agency.documentType ?? 'Identificación', agency.identification],
            ['Dirección', agency.address],
            ['Ciudad', agency.city],
            ['Teléfono', agency.phone],
            ['Correo', agency.email],
            ['Sitio web', agency.url],
          ],
        }}
        right={{
          caption: 'Cliente',
          rows: [
            ['Nombre', client.name],
            [client.documentType ?? 'Identificación', client.identification],
            ['Contacto', client.contact],
            ['Teléfono', client.phone],
            ['Correo', client.email],
          ],
        }}
      />
      <Heading>El evento</Heading>
      <KeyValues
        rows={[
          ['Evento', event.name],
          ['Fechas', formatDateRange(event.start, event.end, timeZone, { year: true })],
          ['Horario', formatTimeRange(event.start, event.end, timeZone)],
          ['Horas por día', event.hoursPerDay === null ? null : String(event.hoursPerDay)],
          ['Lugar', event.place],
          ['Dirección', event.address],
          ['Ciudad', event.city],
        ]}
      />
    </>
  );
}
