import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { SANS, SERIF } from './fonts';
import { pdfImage } from './image';
import { plainText } from './plain-text';
import { ACCENT, COLOURS, PAGE, SIZES } from './theme';
import type { Verifiable } from './verification';
import { VerificationMark } from './verification-mark';

/** The colour of the line below the header, '#8f1d3f'; none without one. */
export type Accented = { readonly accent?: string | null };

export type DocumentShellProps = Verifiable &
  Accented & {
    /** Title of the file, which readers show in the window's bar. */
    readonly title: string;
    /** Who issues the document; written in the header where no logo can be drawn. */
    readonly issuer: string;
    /** PNG or JPEG bytes. Anything else is not drawn. */
    readonly logo: Buffer | null;
    /** Right half of the header on every page: kind of document and its number. */
    readonly reference: string;
    /** 'Elenco': the footer's mark, and in capitals in its sentence. */
    readonly productName: string;
    /** The one moment in the file's data, so that equal input gives equal bytes. */
    readonly createdAt: Date;
    readonly children: ReactNode;
  };

type PageContent = {
  readonly children: ReactNode;
  readonly pageNumber?: number;
  readonly totalPages?: number;
};

const styles = StyleSheet.create({
  page: {
    paddingTop: PAGE.top,
    paddingBottom: PAGE.bottom,
    paddingHorizontal: PAGE.side,
    fontFamily: SANS,
    fontSize: SIZES.body,
    color: COLOURS.ink,
  },
  header: {
    height: PAGE.header,
    marginBottom: PAGE.gap,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  // As high as without the line: content stands where it stood.
  accented: {
    height: PAGE.header + ACCENT.above + ACCENT.line,
    paddingBottom: ACCENT.above,
    borderBottomWidth: ACCENT.line,
    marginBottom: PAGE.gap - ACCENT.above - ACCENT.line,
  },
  // A box of its own: a page layout is measured before the image's size is known.
  logo: { height: PAGE.header, width: 160, objectFit: 'contain', objectPosition: '0 50%' },
  issuer: {
    fontFamily: SERIF,
    fontSize: SIZES.heading,
    lineHeight: 1.15,
    maxWidth: 300,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  reference: {
    fontSize: SIZES.small,
    lineHeight: 1.4,
    color: COLOURS.dimmed,
    maxWidth: 180,
    textAlign: 'right',
  },
  content: { flexGrow: 1 },
  footer: {
    marginTop: PAGE.gap,
    paddingTop: 8,
    borderTopWidth: 0.75,
    borderTopColor: COLOURS.line,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  footerText: { fontSize: SIZES.small, lineHeight: 1.3, color: COLOURS.dimmed },
  footerMark: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  mark: { fontFamily: SERIF, fontSize: SIZES.heading, lineHeight: 1.2 },
});

/** Header, content and footer of each page; react-pdf reserves the space of what is not content. */
function pageOf({ logo: bytes, issuer, reference, productName, accent, verification }: DocumentShellProps) {
  const logo = pdfImage(bytes);
  const product = plainText(productName);
  return ({ children, pageNumber, totalPages }: PageContent) => {
    const number = `Página ${pageNumber} de ${totalPages}`;
    return (
      <>
        <View
          style={accent ? [styles.header, styles.accented, { borderBottomColor: accent }] : styles.header}
        >
          {logo ? (
            <Image src={logo} style={styles.logo} />
          ) : (
            <Text style={styles.issuer}>{plainText(issuer)}</Text>
          )}
          <Text style={styles.reference}>{plainText(reference)}</Text>
        </View>
        <View style={styles.content}>{children}</View>
        <View style={styles.footer}>
          <View style={styles.footerMark}>
            <Text style={styles.mark}>{product.toLowerCase()}</Text>
            <Text
              style={styles.footerText}
            >{`Documento generado por la tecnología ${product.toUpperCase()}`}</Text>
          </View>
          {verification ? (
            <VerificationMark verification={verification} page={number} />
          ) : (
            <Text style={styles.footerText}>{number}</Text>
          )}
        </View>
      </>
    );
  };
}

/** An A4 document with header and footer on every page, archival (PDF/A-2b) and tagged as Spanish. */
export function DocumentShell(props: DocumentShellProps) {
  const issuer = plainText(props.issuer);
  const product = plainText(props.productName);
  return (
    <Document
      title={plainText(props.title)}
      author={issuer}
      creator={product}
      producer={product}
      language="es-CO"
      creationDate={props.createdAt}
      modificationDate={props.createdAt}
      conformance="PDF/A-2b"
    >
      <Page size="A4" style={styles.page} layout={pageOf(props)}>
        {props.children}
      </Page>
    </Document>
  );
}
