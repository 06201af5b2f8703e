import { formatDateTime, type Instant } from '@/lib/core/dates';
import { KeyValues } from '@/lib/pdf/key-values';
import { type Column, Table } from '@/lib/pdf/table';
import { Heading } from '@/lib/pdf/text';
import type { ContractAcceptance, ContractPaperKind } from './contract-document';
import { maskIp } from './mask-ip';

const KINDS: readonly (readonly [ContractPaperKind, string])[] = [
  ['docId', 'Documento de identidad'],
  ['rut', 'RUT'],
  ['eps', 'Afiliación a salud (EPS)'],
  ['arl', 'Afiliación a riesgos laborales (ARL)'],
];

const CONFIRMED = {
  EMAIL: (to: string) => `Código enviado al correo ${to} y devuelto`,
  PHONE: (to: string) => `Código enviado al celular ${to} y devuelto`,
  SESSION: (to: string) => `Ingreso con contraseña a la cuenta ${to}`,
} as const;

const DOCUMENT_COLUMNS: readonly Column[] = [
  { label: 'Documento' },
  { label: 'Huella (SHA-256)', width: 312, small: true },
];

type AcceptanceSectionProps = {
  readonly acceptance: ContractAcceptance;
  readonly timeZone: string;
  readonly signer: string;
  readonly identification: string;
};

/** Section with what was accepted, when and from where. */
export function AcceptanceSection({ acceptance, timeZone, signer, identification }: AcceptanceSectionProps) {
  const { ip, snapshotHash, confirmed, userAgent } = acceptance;
  const moment = (at: Instant) => formatDateTime(at, timeZone, { seconds: true });
  return (
    <>
      <Heading>Constancia de aceptación</Heading>
      <KeyValues
        labelWidth={150}
        rows={[
          ['Firmado por', `${signer}, ${identification}`],
          ['Habeas Data aceptado', moment(acceptance.habeasDataAcceptedAt)],
          ['Cláusulas aceptadas', moment(acceptance.clausesAcceptedAt)],
          ['Fecha y hora de la firma', `${moment(acceptance.signedAt)} (${timeZone})`],
          [
            'Identidad confirmada',
            confirmed
              ? `${CONFIRMED[confirmed.channel](confirmed.destination)}: ${moment(confirmed.at)}`
              : null,
          ],
          ['Dirección de red', ip === null ? null : maskIp(ip)],
          ['Navegador', userAgent ?? null],
          ['Huella del contrato (SHA-256)', snapshotHash],
        ]}
      />
    </>
  );
}

/** The uploads, each with its fingerprint. */
export function AttachedDocuments({ documents }: Pick<ContractAcceptance, 'documents'>) {
  const rows = KINDS.flatMap(([kind, label]) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ fileName, sha256 }) => [{ text: label, detail: fileName }, sha256] as const),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>Documentos adjuntos</Heading>
      <Table columns={DOCUMENT_COLUMNS} rows={rows} />
    </>
  );
}
