import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import encodeQR from 'qr';
import { SANS } from '@/lib/pdf/fonts';
import { COLOURS, SIZES } from '@/lib/pdf/theme';

const SIDE = 64;
/** A hash is one word: parted here, it is not parted by a hyphen that does not belong to it. */
const LETTERS_A_LINE = 48;

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', gap: 14, alignItems: 'center' },
  code: { width: SIDE, height: SIDE },
  words: { flex: 1 },
  label: { fontFamily: SANS, fontSize: SIZES.small, fontWeight: 500, color: COLOURS.dimmed, marginBottom: 3 },
  text: { fontFamily: SANS, fontSize: SIZES.small, lineHeight: 1.5, color: COLOURS.ink },
});

const linesOf = (text: string): string[] => text.match(new RegExp(`.{1,${LETTERS_A_LINE}}`, 'g')) ?? [text];

/** A QR that leads to an address, with what it stands for beside it. */
export function QrMark({
  address,
  label,
  text,
}: {
  readonly address: string;
  readonly label: string;
  readonly text: string;
}) {
  const squares = encodeQR(address, 'raw', { border: 1, ecc: 'medium' });
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <View style={styles.mark}>
      <View style={styles.code}>
        <Svg width={SIDE} height={SIDE} viewBox={`0 0 ${squares.length} ${squares.length}`}>
          <Path d={path} fill={COLOURS.ink} />
        </Svg>
      </View>
      <View style={styles.words}>
        <Text style={styles.label}>{label}</Text>
        {linesOf(text).map((line) => (
          <Text key={line} style={styles.text}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}
