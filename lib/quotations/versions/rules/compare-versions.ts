import { matchLines, TYPED, type TypedField } from './match-lines';
import {
  AMOUNTS,
  type ComparedAmount,
  type ComparedField,
  FIELD_GROUPS,
  type FieldGroup,
  type FieldValue,
  type VersionContent,
  type VersionLine,
} from './version-content';

export type FieldChange = {
  readonly field: ComparedField;
  readonly before: FieldValue;
  readonly after: FieldValue;
};

export type AmountChange = {
  readonly amount: ComparedAmount;
  readonly before: number;
  readonly after: number;
  /** Null between two currencies. */
  readonly difference: number | null;
};

export type LineChange =
  | { readonly kind: 'ADDED'; readonly line: VersionLine }
  | { readonly kind: 'REMOVED'; readonly line: VersionLine }
  | {
      readonly kind: 'CHANGED';
      readonly before: VersionLine;
      readonly line: VersionLine;
      /** The typed fields that changed; none where only the price changed. */
      readonly fields: readonly TypedField[];
    };

export type VersionChanges = {
  /** Only those that changed, as all below. */
  readonly amounts: readonly AmountChange[];
  readonly lines: readonly LineChange[];
  readonly groups: readonly { readonly group: FieldGroup; readonly changes: readonly FieldChange[] }[];
  /** The number of unchanged lines. */
  readonly sameLines: number;
};

/** The differences of a version from the one before it. */
export function compareVersions(before: VersionContent, after: VersionContent): VersionChanges {
  const lines = compareLines(before.lines, after.lines);
  const groups = (Object.keys(FIELD_GROUPS) as FieldGroup[]).map((group) => ({
    group,
    changes: FIELD_GROUPS[group].flatMap((field): FieldChange[] => {
      const [old, now] = [before.fields[field], after.fields[field]];
      return old === now ? [] : [{ field, before: old, after: now }];
    }),
  }));
  return {
    amounts: compareAmounts(before, after),
    lines,
    groups: groups.filter(({ changes }) => changes.length > 0),
    sameLines: after.lines.length - lines.filter(({ kind }) => kind !== 'REMOVED').length,
  };
}

export const isUnchanged = ({ amounts, lines, groups }: VersionChanges): boolean =>
  amounts.length === 0 && lines.length === 0 && groups.length === 0;

function compareAmounts(before: VersionContent, after: VersionContent): AmountChange[] {
  const sameCurrency = before.fields.currency === after.fields.currency;
  return AMOUNTS.flatMap((amount) => {
    const [old, now] = [before.amounts[amount], after.amounts[amount]];
    if (old === now && sameCurrency) return [];
    return [{ amount, before: old, after: now, difference: sameCurrency ? now - old : null }];
  });
}

/** Changes in the order of the newer version; removed lines keep their place. */
function compareLines(before: readonly VersionLine[], after: readonly VersionLine[]): LineChange[] {
  const matches = matchLines(before, after);
  const origins = new Map([...matches].map(([from, to]) => [to, from]));
  const removed = before.flatMap((_, from) => (matches.has(from) ? [] : [from]));
  const changes: LineChange[] = [];
  const removeUpTo = (place: number) => {
    for (let from = removed[0]; from !== undefined && from < place; from = removed[0]) {
      const line = before[from];
      if (line) changes.push({ kind: 'REMOVED', line });
      removed.shift();
    }
  };
  for (const [to, line] of after.entries()) {
    const from = origins.get(to);
    const old = from === undefined ? undefined : before[from];
    if (from === undefined || !old) {
      changes.push({ kind: 'ADDED', line });
      continue;
    }
    removeUpTo(from);
    const fields = TYPED.filter((field) => old[field] !== line[field]);
    if (fields.length > 0 || old.unit !== line.unit || old.subtotal !== line.subtotal) {
      changes.push({ kind: 'CHANGED', before: old, line, fields });
    }
  }
  removeUpTo(before.length);
  return changes;
}
