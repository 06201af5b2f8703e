import type { SigningChannel } from '@/db/values/contract-signing';
import { formatDateTime, type Instant } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { Evidence, SignatureEvidence } from '@/lib/pdf/evidence/evidence';
import { PARTIES } from '../pdf/contract-document';
import { maskIp } from '../pdf/mask-ip';
import type { ContractSnapshot } from '../snapshot';
import type { ContractSignature } from './keep-signature';

const METHODS = {
  TYPED: 'Nombre escrito',
  DRAWN: 'Nombre dibujado',
  PRESSED: 'Firma de todos los contratos del evento',
  MANDATE: 'Firma automática por mandato',
} as const;
const WHO = {
  TALENT: { name: 'el talento', of: 'del talento' },
  GUARDIAN: { name: 'el acudiente', of: 'del acudiente' },
  AGENCY: { name: 'el contratante', of: 'del contratante' },
} as const;
const CHANNELS: Readonly<Record<SigningChannel, (to: string) => string>> = {
  EMAIL: (to) => `Enviado al correo ${to}`,
  PHONE: (to) => `Enviado por mensaje de texto al celular ${to}`,
  WHATSAPP: (to) => `Enviado por WhatsApp al celular ${to}`,
};
const LABELS = {
  docId: 'Documento de identidad',
  rut: 'RUT',
  eps: 'Afiliación a salud (EPS)',
  arl: 'Afiliación a riesgos laborales (ARL)',
} as const;
const CONFIRMED = {
  EMAIL: 'La persona abrió el contrato con un código enviado a su correo',
  PHONE: 'La persona abrió el contrato con un código enviado a su celular',
  SESSION: 'La persona abrió el contrato con su contraseña',
} as const;

/** Since when the number or the mail is on file, where that was kept. */
const sinceOf = (since: Date | null): string =>
  since ? `, en su perfil desde el ${formatDateTime(since, DEFAULT_TIME_ZONE)}` : '';

/** A signature as evidence shows it. */
export function signatureEvidence(signature: ContractSignature): SignatureEvidence {
  const { role, method, channel, destination, destinationSince, ip, userAgent } = signature;
  return {
    party: PARTIES[role],
    name: signature.name,
    identification: signature.identification,
    method: METHODS[method],
    drawing: signature.drawing,
    code: CHANNELS[channel](destination) + sinceOf(destinationSince),
    codeSentAt: signature.codeSentAt,
    codeVerifiedAt: signature.codeVerifiedAt,
    signedAt: signature.signedAt,
    network: ip === null ? null : maskIp(ip),
    device: userAgent,
    textHash: signature.textHash,
    note: noteOf(signature),
  };
}

function noteOf({ method, codeOpened }: ContractSignature): string | null {
  if (method === 'MANDATE') return 'El código es el del mandato, dado por el representante de la agencia.';
  if (!codeOpened) return null;
  return 'Es el código con que se abrió el contrato en este navegador: quedó ligado a la huella de este texto al escribirlo.';
}

type Step = { readonly at: Instant; readonly what: string };

/** What a signature was: its code sent, given back, and itself; of a mandate only itself. */
export function stepsOf({
  role,
  method,
  channel,
  destination,
  codeSentAt,
  codeVerifiedAt,
  codeOpened,
  signedAt,
}: ContractSignature): Step[] {
  const who = WHO[role];
  const signed = { at: signedAt, what: `Firma ${who.of}` };
  if (method === 'MANDATE') return [{ ...signed, what: `${signed.what}, por mandato` }];
  return [
    { at: codeSentAt, what: `Código para ${who.name}: ${CHANNELS[channel](destination).toLowerCase()}` },
    {
      at: codeVerifiedAt,
      what: `Código escrito por ${who.name}${codeOpened ? ' al abrir el contrato' : ''}`,
    },
    signed,
  ];
}

const inOrder = (steps: readonly Step[]): Step[] =>
  steps.toSorted((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime());

type Signed = {
  readonly document: string;
  readonly snapshot: ContractSnapshot;
  readonly contentHash: string;
  /** Of the contract and of its annulment. */
  readonly signatures: readonly ContractSignature[];
  readonly voidedAt: Date | null;
};

/** The evidence of a contract; null of one that was signed without a code. */
export function contractEvidence({
  document,
  snapshot,
  contentHash,
  signatures,
  voidedAt,
}: Signed): Evidence | null {
  const { acceptance } = snapshot;
  const { electronic, confirmed } = acceptance;
  if (!electronic) return null;
  const annulled = voidedAt ? [{ at: voidedAt, what: 'Las dos partes anularon el contrato' }] : [];
  return {
    document,
    signatures: signatures.filter(({ act }) => act === 'CONTRACT').map(signatureEvidence),
    contentHash,
    uploads: acceptance.documents.map(({ kind, fileName, sha256 }) => ({
      label: LABELS[kind],
      fileName,
      sha256,
    })),
    events: inOrder([
      ...(confirmed ? [{ at: confirmed.at, what: CONFIRMED[confirmed.channel] }] : []),
      { at: acceptance.habeasDataAcceptedAt, what: 'Aceptó el tratamiento de sus datos personales' },
      { at: acceptance.clausesAcceptedAt, what: 'Aceptó las cláusulas' },
      ...signatures.flatMap(stepsOf),
      ...annulled,
    ]),
    consent: electronic.wording,
  };
}
