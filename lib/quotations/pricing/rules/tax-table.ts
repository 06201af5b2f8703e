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

/** The tax table as its JSON file spells it: brackets as [fromUvt, rate, addUvt], rows with notes besides. */
export type TaxTableFile = {
  readonly uvt: Readonly<Record<string, number>>;
  readonly art383: readonly (readonly (number | string)[])[];
  readonly rows: readonly TaxRate[];
};

/** Reads the file's shape; what the rows hold besides (status, source) is left out. */
export function taxTableFromFile(file: TaxTableFile): TaxTable {
  return {
    uvt: file.uvt,
    art383: file.art383.map(([fromUvt = 0, rate = 0, addUvt = 0]) => ({
      fromUvt: Number(fromUvt),
      rate: String(rate),
      addUvt: Number(addUvt),
    })),
    rows: file.rows.map(({ kind, concept, city, rate, unity, baseUvt, from, to }) => ({
      kind,
      concept,
      city,
      rate,
      unity,
      baseUvt,
      from,
      to,
    })),
  };
}
