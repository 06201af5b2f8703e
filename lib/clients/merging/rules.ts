/** What a client's row holds of this. */
type Client = {
  readonly address: string | null;
  readonly logoFileId: string | null;
  readonly url: string | null;
  readonly nameProducer: string | null;
  readonly emailProducer: string | null;
  readonly cityId: number | null;
  readonly phone: string | null;
  readonly phoneProducer: string | null;
  readonly dialingCode: string;
  readonly documentTypeId: number | null;
  readonly identification: string | null;
};

const FILLED = [
  'address',
  'logoFileId',
  'url',
  'nameProducer',
  'emailProducer',
  'cityId',
] as const satisfies readonly (keyof Client)[];

export type FilledFields = { -readonly [Field in keyof Client]?: Client[Field] };

/**
 * What a client that stays takes from one that is merged into it: what it has not itself, never what it has. A document
 * goes with its type; phones go with their dialing code, where the one that stays has no phone at all.
 */
export function filledFrom(into: Client, from: Client): FilledFields {
  const filled: FilledFields = Object.fromEntries(
    FILLED.filter((field) => !into[field] && from[field]).map((field) => [field, from[field]]),
  );
  if (!into.identification && from.identification) {
    filled.identification = from.identification;
    filled.documentTypeId = from.documentTypeId;
  }
  const sameCode = into.dialingCode === from.dialingCode;
  const noPhone = !into.phone && !into.phoneProducer;
  if (sameCode || noPhone) {
    if (!into.phone && from.phone) filled.phone = from.phone;
    if (!into.phoneProducer && from.phoneProducer) filled.phoneProducer = from.phoneProducer;
    if (!sameCode && (filled.phone || filled.phoneProducer)) filled.dialingCode = from.dialingCode;
  }
  return filled;
}
