import { Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { KeyValues } from '../key-values';
import { Table } from '../table';
import { Heading, Note, Subtitle, Title } from '../text';
import { COLOURS } from '../theme';
import type { Evidence, SignatureEvidence } from './evidence';
import { bothTimes } from './moments';

const styles = StyleSheet.create({
  signature: { marginTop: 6, paddingTop: 8, borderTopWidth: 0.75, borderTopColor: COLOURS.line },
  drawing: { width: 180, height: 60, marginTop: 4, borderBottomWidth: 0.75, borderBottomColor: COLOURS.rule },
});

const LABELS = 128;
const HASH_WIDTH = 312;
const TIME_WIDTH = 268;

/** The page after a signed text: who signed it, when, from where and by which code, and the hashes that prove it. */
export function EvidencePage({ evidence }: { readonly evidence: Evidence }) {
  const { document, signatures, contentHash, uploads, events, consent } = evidence;
  return (
    <View break>
      <Title>Constancia de firma electrónica</Title>
      <Subtitle>{document}</Subtitle>
      {signatures.map((signature) => (
        <Signature key={`${signature.party} ${signature.name}`} signature={signature} />
      ))}
      <Heading>Huellas (SHA-256)</Heading>
      <KeyValues labelWidth={LABELS} rows={[['De todo el contenido', contentHash]]} />
      {uploads.length > 0 && (
        <Table
          columns={[{ label: 'Documento adjunto' }, { label: 'Huella', width: HASH_WIDTH, small: true }]}
          rows={uploads.map(
            ({ label, fileName, sha256 }) => [{ text: label, detail: fileName }, sha256] as const,
          )}
        />
      )}
      <Heading>Lo que pasó</Heading>
      <Table
        columns={[{ label: 'Hecho' }, { label: 'Fecha y hora', width: TIME_WIDTH, small: true }]}
        rows={events.map(({ at, what }) => [what, bothTimes(at)] as const)}
      />
      {consent && (
        <>
          <Heading>{`Consentimiento para firmar por medios electrónicos (versión ${consent.version})`}</Heading>
          <Note>{consent.text}</Note>
        </>
      )}
    </View>
  );
}

function Signature({ signature }: { readonly signature: SignatureEvidence }) {
  const { party, name, identification, method, drawing, code, note } = signature;
  return (
    <View style={styles.signature} wrap={false}>
      <KeyValues
        caption={party}
        labelWidth={LABELS}
        rows={[
          ['Firmó', `${name}, ${identification}`],
          ['Firma', method],
          ['Código', code],
          ['Enviado', bothTimes(signature.codeSentAt)],
          ['Escrito', bothTimes(signature.codeVerifiedAt)],
          ['Firmado', bothTimes(signature.signedAt)],
          ['Dirección de red', signature.network],
          ['Dispositivo', signature.device],
          ['Texto que vio (SHA-256)', signature.textHash],
          ['Nota', note],
        ]}
      />
      {drawing && (
        <View style={styles.drawing}>
          <Svg viewBox="0 0 600 200" width={180} height={60}>
            <Path d={drawing} stroke={COLOURS.ink} strokeWidth={5} fill="none" />
          </Svg>
        </View>
      )}
    </View>
  );
}
