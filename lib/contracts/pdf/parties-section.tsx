import { formatDateRange, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { KeyValues, TwoColumns } from '@/lib/pdf/key-values';
import { Heading } from '@/lib/pdf/text';
import { type ContractFacts, RELATIONSHIP_WORDS, servedDates } from '../clauses/clause-values';

/** Section with the parties, the service and the fee, above the clauses. */
export function PartiesSection({ facts }: { readonly facts: ContractFacts }) {
  const { agency, producer, talent, guardian, event, service, fee } = facts;
  const served = servedDates(facts);
  return (
    <>
      <TwoColumns
        left={{
          caption: 'El contratante',
          rows: [
            ['Nombre', agency.name],
            [agency.documentType ?? 'Identificación', agency.identification],
            ['Representante', agency.legalRepresentative?.name ?? null],
            ['Productor', producer.name],
            ['Dirección', agency.address],
            ['Ciudad', agency.city],
            ['Correo', agency.email],
          ],
        }}
        right={{
          caption: 'El talento',
          rows: [
            ['Nombre', talent.name],
            ['Documento', `${talent.documentType} ${talent.identification}`],
            ['Celular', talent.phone],
            ['Dirección', talent.address],
            ['Ciudad', talent.city ?? null],
            ['Correo', talent.email],
            [
              'Acudiente',
              guardian
                ? `${guardian.name} (${RELATIONSHIP_WORDS[guardian.relationship]}), ${guardian.documentType} ${guardian.identification}`
                : null,
            ],
          ],
        }}
      />
      <Heading>El servicio</Heading>
      <KeyValues
        rows={[
          ['Evento', event.name],
          ['Código', event.code],
          ['Fechas', formatDateRange(served.start, served.end, event.timeZone, { year: true })],
          ['Horario', formatTimeRange(served.start, served.end, event.timeZone)],
          ['Lugar', event.place],
          ['Dirección', event.address],
          ['Ciudad', `${event.city}, ${event.country}`],
          ['Perfil', service.profile],
          ['Días', String(service.days)],
          ['Honorarios', `${formatMoney(fee.amount, fee.currency)} (valor bruto)`],
        ]}
      />
    </>
  );
}
