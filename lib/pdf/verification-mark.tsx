import { Link, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import encodeQR from 'qr';
import { COLOURS, SIZES } from './theme';
import type { Verification } from './verification';

const SIDE = 40;

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  // A box of its own: a page layout is measured before the picture's size is known.
  code: { width: SIDE, height: SIDE },
  words: { alignItems: 'flex-end' },
  link: { color: COLOURS.dimmed, textDecoration: 'none' },
  text: { fontSize: SIZES.small, lineHeight: 1.35, color: COLOURS.dimmed, textAlign: 'right' },
});

/** The dark squares as one path, a unit each. */
function pathOf(squares: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  squares.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark && !row[x - 1]) {
        let end = x;
        while (row[end]) end += 1;
        runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
      }
    });
  });
  return runs.join('');
}

/** A document's code with its QR, beside the number of the page. Its words lead to the page that verifies it. */
export function VerificationMark({
  verification: { code, address },
  page,
}: {
  readonly verification: Verification;
  readonly page: string;
}) {
  const squares = encodeQR(address, 'raw', { border: 1, ecc: 'medium' });
  return (
    <View style={styles.mark}>
      <View style={styles.words}>
        <Text style={styles.text}>{page}</Text>
        <Text style={styles.text}>
          <Link src={address} style={styles.link}>
            {`Verifícalo en ${new URL(address).host}/verificar`}
          </Link>
        </Text>
        <Text style={styles.text}>
          <Link src={address} style={styles.link}>{`Código ${code}`}</Link>
        </Text>
      </View>
      <View style={styles.code}>
        <Svg width={SIDE} height={SIDE} viewBox={`0 0 ${squares.length} ${squares.length}`}>
          <Path d={pathOf(squares)} fill={COLOURS.ink} />
        </Svg>
      </View>
    </View>
  );
}
