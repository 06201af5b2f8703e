import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { SANS, SERIF } from './fonts';
import { KeepTogether } from './keep-together';
import { plainText } from './plain-text';
import { COLOURS, SIZES } from './theme';

/** One who signed. */
export type BlockSignature = {
  /** 'El talento'; none where one alone signs. */
  readonly party?: string;
  readonly name: string;
  readonly details: readonly string[];
  /** 'Documento firmado electrónicamente' and when. */
  readonly mark: readonly string[];
};

type SignatureBlockProps = {
  /** The end of what is signed: it stands on the signature's page. With the signature surely shorter than a page. */
  readonly children: ReactNode;
  /** The sentence before the signature; on the same page as it, always. */
  readonly closing: string;
  readonly signatures: readonly BlockSignature[];
};

const styles = StyleSheet.create({
  block: { marginTop: 22, fontFamily: SANS },
  closing: { fontSize: SIZES.body, lineHeight: 1.5, marginBottom: 14 },
  signature: {
    flexDirection: 'row',
    gap: 24,
    padding: 16,
    borderWidth: 0.75,
    borderColor: COLOURS.line,
    borderRadius: 6,
  },
  next: { marginTop: 8 },
  party: { fontSize: SIZES.small, lineHeight: 1.5, color: COLOURS.dimmed },
  person: { flex: 1 },
  name: { fontFamily: SERIF, fontSize: SIZES.heading, lineHeight: 1.2, marginBottom: 4 },
  detail: { fontSize: SIZES.body, lineHeight: 1.45, color: COLOURS.dimmed },
  marks: { width: 180, alignItems: 'flex-end', justifyContent: 'center' },
  mark: { fontSize: SIZES.small, lineHeight: 1.5, color: COLOURS.dimmed, textAlign: 'right' },
  firstMark: { fontSize: SIZES.small, lineHeight: 1.5, fontWeight: 600, textAlign: 'right' },
});

/** Who signed and how, in one piece with the end of the text and the closing sentence: no page holds it alone. */
export function SignatureBlock({ children, closing, signatures }: SignatureBlockProps) {
  return (
    <KeepTogether>
      {children}
      <View style={styles.block}>
        <Text style={styles.closing}>{plainText(closing)}</Text>
        {signatures.map((signature, index) => (
          <View
            key={`${signature.party} ${signature.name}`}
            style={index === 0 ? styles.signature : [styles.signature, styles.next]}
          >
            <Signed {...signature} />
          </View>
        ))}
      </View>
    </KeepTogether>
  );
}

function Signed({ party, name, details, mark }: BlockSignature) {
  return (
    <>
      <View style={styles.person}>
        {party && <Text style={styles.party}>{plainText(party)}</Text>}
        <Text style={styles.name}>{plainText(name)}</Text>
        {details.map((detail) => (
          <Text key={detail} style={styles.detail}>
            {plainText(detail)}
          </Text>
        ))}
      </View>
      <View style={styles.marks}>
        {mark.map((text, index) => (
          <Text key={text} style={index === 0 ? styles.firstMark : styles.mark}>
            {plainText(text)}
          </Text>
        ))}
      </View>
    </>
  );
}
