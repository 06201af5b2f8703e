/** The source of a rate: an official page, a commentary, or none to rely on yet. */
export const TAX_STATUSES = ['verified', 'verified-secondary', 'to-confirm'] as const;
export type TaxStatus = (typeof TAX_STATUSES)[number];

/** A rate with its validity; a null rate is one that is not configured yet. */
export type TaxRate = {
  readonly kind: string;
  readonly concept: string;
  /** Null for a national tax. */
  readonly city: string | null;
  /** Decimal string, or 'TABLE' for art. 383. */
  readonly rate: string | null;
  /** PER_MIL divides by 1,000; every other unity by 100. */
  readonly unity: string;
  /** Smallest payment it applies to, in UVT. */
  readonly baseUvt: string | null;
  /** First and last day, 'YYYY-MM-DD'; `to` is null while it is in force. */
  readonly from: string;
  readonly to: string | null;
  /** The status of the rate, and the text or address of its rule. No figure depends on them. */
  readonly status?: TaxStatus | undefined;
  readonly source?: string | null | undefined;
};

/** A bracket of art. 383 ET: above `fromUvt`, `rate` (a fraction, '0.19') of what exceeds it, plus `addUvt`. */
export type WithholdingBracket = {
  readonly fromUvt: number;
  readonly rate: string;
  readonly addUvt: number;
};

export type TaxTable = {
  /** Value of the UVT in pesos, by year. */
  readonly uvt: Readonly<Record<string, number>>;
  readonly art383: readonly WithholdingBracket[];
  readonly rows: readonly TaxRate[];
};

type TaxFileRow = Omit<TaxRate, 'status'> & { readonly status?: string | undefined };

/** The tax table as its JSON file spells it: brackets as [fromUvt, rate, addUvt], rows with notes besides. */
export type TaxTableFile = {
  readonly uvt: Readonly<Record<string, number>>;
  readonly art383: readonly (readonly (number | string)[])[];
  readonly rows: readonly TaxFileRow[];
};

/** The status in a text. Doubt about any part of a rate ('rate verified; base to-confirm') is doubt. */
function statusOf(text: string): TaxStatus {
  if (text.includes('to-confirm')) return 'to-confirm';
  return text === 'verified' ? 'verified' : 'verified-secondary';
}

/** Reads the file's shape; what the rows hold besides (when they apply, notes) is left out. */
export function taxTableFromFile(file: TaxTableFile): TaxTable {
  return {
    uvt: file.uvt,
    art383: file.art383.map(([fromUvt = 0, rate = 0, addUvt = 0]) => ({
      fromUvt: Number(fromUvt),
      rate: String(rate),
      addUvt: Number(addUvt),
    })),
    rows: file.rows.map(({ kind, concept, city, rate, unity, baseUvt, from, to, status, source }) => ({
      kind,
      concept,
      city,
      rate,
      unity,
      baseUvt,
      from,
      to,
      ...(status === undefined ? {} : { status: statusOf(status) }),
      ...(source === undefined ? {} : { source }),
    })),
  };
}
