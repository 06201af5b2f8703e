import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { SANS } from './fonts';
import { COLOURS, SIZES, TABULAR } from './theme';

export type TotalLine = { readonly label: string; readonly amount: string };

const styles = StyleSheet.create({
  block: { marginTop: 8, alignSelf: 'flex-end', width: 240, fontFamily: SANS },
  line: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 3,
    paddingTop: 6,
    borderTopWidth: 0.75,
    borderTopColor: COLOURS.rule,
  },
  label: { fontSize: SIZES.body, color: COLOURS.dimmed },
  amount: { fontSize: SIZES.body, fontFeatureSettings: TABULAR },
  totalLabel: { fontSize: SIZES.heading - 3, fontWeight: 600 },
  note: { marginTop: 4, fontSize: SIZES.small, color: COLOURS.dimmed, textAlign: 'right' },
  totalAmount: { fontSize: SIZES.heading - 3, fontWeight: 600, fontFeatureSettings: TABULAR },
});

/** Partial amounts and, under a rule, what they come to. */
export function Totals({
  lines,
  total,
  note = null,
}: {
  readonly lines: readonly TotalLine[];
  readonly total: TotalLine;
  /** Said below the total, in small type. */
  readonly note?: string | null;
}) {
  return (
    <View style={styles.block} wrap={false}>
      {lines.map(({ label, amount }) => (
        <View key={label} style={styles.line}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.amount}>{amount}</Text>
        </View>
      ))}
      <View style={styles.total}>
        <Text style={styles.totalLabel}>{total.label}</Text>
        <Text style={styles.totalAmount}>{total.amount}</Text>
      </View>
      {note === null ? null : <Text style={styles.note}>{note}</Text>}
    </View>
  );
}
