import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement, Fragment } from 'react';
import { SANS, SERIF } from './fonts';
import { paragraphsOf, plainText } from './plain-text';
import { COLOURS, SIZES } from './theme';

/**
 * What must fit under a heading on its page, in points: a paragraph of one line, the first two lines of a longer one
 * or two items of a list; or a table's head and first row. No more: a section that is shorter than this would be chained
 * to the next heading, and short sections would leave for the next page together.
 */
const HEADING_PRESENCE = 19;
export const TABLE_PRESENCE = 110;
const LEAD_IN_PRESENCE = 44;

const styles = StyleSheet.create({
  title: { fontFamily: SERIF, fontSize: SIZES.title, lineHeight: 1.12, color: COLOURS.ink },
  subtitle: { fontFamily: SANS, fontSize: SIZES.body, lineHeight: 1.45, color: COLOURS.dimmed, marginTop: 6 },
  heading: {
    fontFamily: SERIF,
    fontSize: SIZES.heading,
    lineHeight: 1.2,
    color: COLOURS.ink,
    marginTop: 11,
    marginBottom: 4,
  },
  leadIn: {
    fontFamily: SANS,
    fontWeight: 600,
    fontSize: SIZES.body,
    lineHeight: 1.4,
    color: COLOURS.ink,
    marginTop: 12,
    marginBottom: 3,
  },
  paragraph: {
    fontFamily: SANS,
    fontSize: SIZES.body,
    lineHeight: 1.45,
    color: COLOURS.ink,
    marginBottom: 4,
  },
  note: { fontFamily: SANS, fontSize: SIZES.small, lineHeight: 1.5, color: COLOURS.dimmed, marginBottom: 3 },
  caption: { fontFamily: SANS, fontSize: SIZES.small, lineHeight: 1.4, color: COLOURS.dimmed, marginTop: 6 },
  spacer: { height: 10 },
  item: { flexDirection: 'row', marginBottom: 2 },
  bullet: { fontFamily: SANS, fontSize: SIZES.body, lineHeight: 1.4, width: 12, color: COLOURS.dimmed },
  itemText: { fontFamily: SANS, fontSize: SIZES.body, lineHeight: 1.4, flex: 1, color: COLOURS.ink },
});

type Words = { readonly children: string };

/** The document's one title, in the serif. */
export function Title({ children }: Words) {
  return <Text style={styles.title}>{plainText(children)}</Text>;
}

export function Subtitle({ children }: Words) {
  return <Text style={styles.subtitle}>{plainText(children)}</Text>;
}

/**
 * Headings, paragraphs and blocks must be siblings on the page and not wrapped in a view per section: react-pdf
 * keeps a heading with what follows only when something stands before the heading in the same parent.
 */
export function Heading({ children, presence = HEADING_PRESENCE }: Words & { readonly presence?: number }) {
  return (
    <Text style={styles.heading} minPresenceAhead={presence}>
      {plainText(children)}
    </Text>
  );
}

/** The name of a clause or of a part, in the body's size. */
export function LeadIn({ children }: Words) {
  return (
    <Text style={styles.leadIn} minPresenceAhead={LEAD_IN_PRESENCE}>
      {plainText(children)}
    </Text>
  );
}

/** Running text; each line of it is a paragraph of its own, with two lines at least on either side of a page break. */
export function Paragraphs({ children }: Words) {
  const paragraphs = paragraphsOf(children).map((paragraph) =>
    createElement(Text, { style: styles.paragraph, orphans: 2, widows: 2 }, paragraph),
  );
  return createElement(Fragment, null, ...paragraphs);
}

/** A small label over what it names, which stays with it. */
export function Caption({ children }: Words) {
  return (
    <Text style={styles.caption} minPresenceAhead={LEAD_IN_PRESENCE}>
      {plainText(children)}
    </Text>
  );
}

export function Spacer() {
  return <View style={styles.spacer} />;
}

/** Small print. */
export function Note({ children }: Words) {
  return <Text style={styles.note}>{plainText(children)}</Text>;
}

export function BulletList({ items }: { readonly items: readonly string[] }) {
  return items.map((item) => (
    <View key={item} style={styles.item} wrap={false}>
      <Text style={styles.bullet}>•</Text>
      <Text style={styles.itemText}>{plainText(item)}</Text>
    </View>
  ));
}
