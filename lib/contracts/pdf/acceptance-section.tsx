import { formatDateTime } from '@/lib/core/dates';
import { KeepTogether } from '@/lib/pdf/keep-together';
import { KeyValues } from '@/lib/pdf/key-values';
import { type Column, Table } from '@/lib/pdf/table';
import { Heading, Note } from '@/lib/pdf/text';
import type { ContractAcceptance, ContractDocumentKind } from './contract-document';
import { maskIp } from './mask-ip';

const KINDS: readonly (readonly [ContractDocumentKind, string])[] = [
  ['docId', 'Documento de identidad'],
  ['rut', 'RUT'],
  ['eps', 'Afiliación a salud (EPS)'],
  ['arl', 'Afiliación a riesgos laborales (ARL)'],
];

const CHANNELS = { EMAIL: 'correo', PHONE: 'celular' } as const;

const DOCUMENT_COLUMNS: readonly Column[] = [
  { label: 'Documento' },
  { label: 'Huella (SHA-256)', width: 312, small: true },
];

type AcceptanceSectionProps = {
  readonly acceptance: ContractAcceptance;
  readonly timeZone: string;
  readonly signer: string;
  readonly identification: string;
  readonly validity: string;
};

/** What was accepted, when and from where, and which documents were attached. */
export function AcceptanceSection({
  acceptance,
  timeZone,
  signer,
  identification,
  validity,
}: AcceptanceSectionProps) {
  const { ip, snapshotHash, confirmed, userAgent } = acceptance;
  const rows = KINDS.flatMap(([kind, label]) =>
    acceptance.documents
      .filter((document) => document.kind === kind)
      .map(({ fileName, sha256 }) => [{ text: label, detail: fileName }, sha256] as const),
  );
  return (
    <>
      <Heading>Constancia de aceptación</Heading>
      <KeyValues
        labelWidth={150}
        rows={[
          ['Firmado por', `${signer}, ${identification}`],
          ['Habeas Data aceptado', formatDateTime(acceptance.habeasDataAcceptedAt, timeZone)],
          ['Cláusulas aceptadas', formatDateTime(acceptance.clausesAcceptedAt, timeZone)],
          ['Fecha y hora de la firma', `${formatDateTime(acceptance.signedAt, timeZone)} (${timeZone})`],
          [
            'Identidad confirmada',
            confirmed
              ? `Código enviado al ${CHANNELS[confirmed.channel]} ${confirmed.destination} y devuelto: ${formatDateTime(confirmed.at, timeZone)}`
              : null,
          ],
          ['Dirección de red', ip === null ? null : maskIp(ip)],
          ['Navegador', userAgent ?? null],
          ['Huella del contrato (SHA-256)', snapshotHash],
        ]}
      />
      <KeepTogether>
        <Heading>Documentos adjuntos</Heading>
        <Table columns={DOCUMENT_COLUMNS} rows={rows} />
        <Note>{validity}</Note>
      </KeepTogether>
    </>
  );
}
