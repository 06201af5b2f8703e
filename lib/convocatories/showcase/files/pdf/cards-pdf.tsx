import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { SANS, SERIF } from '@/lib/pdf/fonts';
import { pdfImage } from '@/lib/pdf/image';
import { plainText } from '@/lib/pdf/plain-text';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { COLOURS, PAGE, SIZES } from '@/lib/pdf/theme';
import type { Card, CardsDocument } from '../cards';

const GAP = 14;
const QUARTER = { width: (595 - 2 * PAGE.side - GAP) / 2, height: 358 } as const;
const LARGE = { width: 320, height: 427 } as const;
const SMALL = { width: 165, height: 207 } as const;

const styles = StyleSheet.create({
  page: {
    paddingTop: PAGE.top,
    paddingBottom: PAGE.bottom,
    paddingHorizontal: PAGE.side,
    fontFamily: SANS,
    fontSize: SIZES.body,
    color: COLOURS.ink,
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginBottom: 12,
    fontSize: SIZES.small,
    color: COLOURS.dimmed,
  },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  quarter: QUARTER,
  quarterPhoto: { width: QUARTER.width, height: 276, objectFit: 'cover' },
  empty: { backgroundColor: COLOURS.soft },
  name: {
    marginTop: 6,
    fontFamily: SERIF,
    fontSize: 15,
    lineHeight: 1.15,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  role: { color: COLOURS.dimmed, fontSize: SIZES.small },
  measures: { marginTop: 3, fontSize: SIZES.small, maxLines: 2, textOverflow: 'ellipsis' },
  largeName: { fontFamily: SERIF, fontSize: SIZES.title, lineHeight: 1.1 },
  photos: { flexDirection: 'row', marginTop: 14, gap: GAP },
  side: { gap: GAP - 1 },
  text: { marginTop: 12, lineHeight: 1.4 },
});

const bytesOf = (photo: Uint8Array | undefined) => (photo ? pdfImage(Buffer.from(photo)) : null);

type PhotoProps = { photo: Uint8Array | undefined; width: number; height: number };

function Photo({ photo, width, height }: PhotoProps) {
  const image = bytesOf(photo);
  const size = { width, height };
  if (!image) return <View style={[size, styles.empty]} />;
  return <Image src={image} style={[size, { objectFit: 'cover' }]} />;
}

const line = ({ measures }: Card) => measures.map(([label, value]) => `${label} ${value}`).join(' · ');

function Head({ document }: { document: CardsDocument }) {
  return (
    <View style={styles.head} fixed>
      <Text>{plainText(`${document.agency} · ${document.title}`)}</Text>
      <Text>{document.dates}</Text>
    </View>
  );
}

function Quarter({ card }: { card: Card }) {
  return (
    <View style={styles.quarter} wrap={false}>
      <Photo photo={card.photos[0]} width={QUARTER.width} height={276} />
      <Text style={styles.name}>{plainText(card.name)}</Text>
      <Text style={styles.role}>{plainText(card.role)}</Text>
      <Text style={styles.measures}>{plainText(line(card))}</Text>
    </View>
  );
}

function Whole({ card, document }: { card: Card; document: CardsDocument }) {
  return (
    <Page size="A4" style={styles.page}>
      <Head document={document} />
      <Text style={styles.largeName}>{plainText(card.name)}</Text>
      <Text style={styles.role}>{plainText(card.role)}</Text>
      <View style={styles.photos}>
        <Photo photo={card.photos[0]} width={LARGE.width} height={LARGE.height} />
        <View style={styles.side}>
          {card.photos.slice(1, 3).map((photo, index) => (
            <Photo key={String(index)} photo={photo} width={SMALL.width} height={SMALL.height} />
          ))}
        </View>
      </View>
      <Text style={styles.text}>{plainText(line(card))}</Text>
      {card.note ? <Text style={styles.text}>{plainText(card.note)}</Text> : null}
      {card.description ? <Text style={styles.text}>{plainText(card.description)}</Text> : null}
    </Page>
  );
}

const fours = (cards: readonly Card[]): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / 4) }, (_, index) => cards.slice(index * 4, index * 4 + 4));

/** Composite cards of talents: four to a page, or one for each. */
export const drawCards = (document: CardsDocument): Promise<Buffer> =>
  renderPdf(
    <Document
      title={document.title}
      author={document.agency}
      language="es-CO"
      creationDate={document.createdAt}
      modificationDate={document.createdAt}
    >
      {document.layout === 'una'
        ? document.cards.map((card, index) => <Whole key={String(index)} card={card} document={document} />)
        : fours(document.cards).map((cards, page) => (
            <Page key={String(page)} size="A4" style={styles.page}>
              <Head document={document} />
              <View style={styles.grid}>
                {cards.map((card, index) => (
                  <Quarter key={String(index)} card={card} />
                ))}
              </View>
            </Page>
          ))}
    </Document>,
  );
