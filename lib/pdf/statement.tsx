import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { SANS, SERIF } from './fonts';
import { plainText } from './plain-text';
import { Caption } from './text';
import { COLOURS, SIZES } from './theme';

type StatementProps = {
  readonly label?: string;
  readonly name: string;
  readonly details: readonly string[];
  /** In the title's size: the amount the document is about. */
  readonly prominent?: boolean;
};

const styles = StyleSheet.create({
  block: { marginBottom: 12 },
  name: { fontFamily: SERIF, fontSize: SIZES.heading, lineHeight: 1.25, color: COLOURS.ink },
  prominent: { fontFamily: SERIF, fontSize: SIZES.title, lineHeight: 1.2, color: COLOURS.ink },
  detail: { fontFamily: SANS, fontSize: SIZES.body, lineHeight: 1.45, color: COLOURS.dimmed },
});

/** One of the few things a short document states: a small label, the thing itself, and its detail. */
export function Statement({ label, name, details, prominent = false }: StatementProps) {
  return (
    <View style={styles.block} wrap={false}>
      {label === undefined ? null : <Caption>{label}</Caption>}
      <Text style={prominent ? styles.prominent : styles.name}>{plainText(name)}</Text>
      {details.map((detail) => (
        <Text key={detail} style={styles.detail}>
          {plainText(detail)}
        </Text>
      ))}
    </View>
  );
}
