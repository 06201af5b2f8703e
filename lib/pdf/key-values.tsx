import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { SANS } from './fonts';
import { plainText } from './plain-text';
import { COLOURS, SIZES } from './theme';

/** A name and what it is; rows without a value are left out. */
export type KeyValue = readonly [label: string, value: string | null];

const styles = StyleSheet.create({
  block: { fontFamily: SANS },
  columns: { flexDirection: 'row', gap: 32 },
  column: { flex: 1 },
  caption: {
    fontSize: SIZES.small,
    fontWeight: 500,
    color: COLOURS.dimmed,
    paddingBottom: 5,
    marginBottom: 6,
    borderBottomWidth: 0.75,
    borderBottomColor: COLOURS.line,
  },
  row: { flexDirection: 'row', marginBottom: 2 },
  label: { fontSize: SIZES.body, lineHeight: 1.4, color: COLOURS.dimmed },
  value: { flex: 1, fontSize: SIZES.body, lineHeight: 1.4, color: COLOURS.ink },
});

/** Half a page is narrow: its labels leave room for an e-mail address on one line. */
const COLUMN_LABEL = 76;

type KeyValuesProps = {
  readonly caption?: string;
  readonly rows: readonly KeyValue[];
  /** Width of the labels, in points. */
  readonly labelWidth?: number;
};

/** Labels at the left, values at the right, kept together on one page. */
export function KeyValues({ caption, rows, labelWidth = 84 }: KeyValuesProps) {
  const shown = rows.flatMap(([label, value]) => {
    const text = value === null ? '' : plainText(value);
    return text === '' ? [] : [{ label, text }];
  });
  return (
    <View style={styles.block} wrap={false}>
      {caption === undefined ? null : <Text style={styles.caption}>{plainText(caption)}</Text>}
      {shown.map(({ label, text }) => (
        <View key={label} style={styles.row}>
          <Text style={[styles.label, { width: labelWidth }]}>{label}</Text>
          <Text style={styles.value}>{text}</Text>
        </View>
      ))}
    </View>
  );
}

/** Two blocks side by side, for the two parties of a document. */
export function TwoColumns({
  left,
  right,
}: {
  readonly left: KeyValuesProps;
  readonly right: KeyValuesProps;
}) {
  return (
    <View style={styles.columns} wrap={false}>
      <View style={styles.column}>
        <KeyValues labelWidth={COLUMN_LABEL} {...left} />
      </View>
      <View style={styles.column}>
        <KeyValues labelWidth={COLUMN_LABEL} {...right} />
      </View>
    </View>
  );
}
