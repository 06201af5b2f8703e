import {
  Body,
  Container,
  Button as EmailButton,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { singleStop } from '@/lib/core/single-stop';
import { product } from '@/lib/platform/product';
import type { Sender } from './email/find-sender';
import { speaker, surroundings } from './email/speak-as';

const INK = '#1c1a17';
const DIMMED = '#5c564e';
const LINE = '#e6e3dd';
const SERIF = "'Instrument Serif', Georgia, 'Times New Roman', serif";
const SANS = "Geist, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** A long e-mail address breaks instead of widening the sheet. */
const breaks: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const paragraph: CSSProperties = {
  ...breaks,
  color: INK,
  fontSize: 15,
  lineHeight: '24px',
  margin: '0 0 16px',
};
const small: CSSProperties = { color: DIMMED, fontSize: 13, lineHeight: '20px', margin: '0 0 4px' };

/** The one design of every e-mail: who sends it, white sheet, footer with the support address. */
type LayoutProps = { preview: string; children: ReactNode };

export function EmailLayout({ preview, children }: LayoutProps) {
  const { name, supportEmail, homeUrl } = product();
  const { sender, stopPage } = surroundings();
  return (
    <Html lang="es">
      <Head>
        <title>{surroundings().subject || name}</title>
        {/* Its colours are chosen for light: a dark reader is not to guess others. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Body style={{ backgroundColor: '#f6f5f2', fontFamily: SANS, margin: 0, padding: '32px 12px' }}>
        <Preview>{singleStop(preview)}</Preview>
        <Container style={{ maxWidth: 560 }}>
          {sender ? <SenderMark sender={sender} /> : <Wordmark name={name} homeUrl={homeUrl} />}
          <Section
            style={{
              backgroundColor: '#ffffff',
              border: `1px solid ${LINE}`,
              borderRadius: 12,
              margin: '16px 0 20px',
              padding: '32px 28px 20px',
            }}
          >
            {children}
          </Section>
          <Text style={small}>
            ¿Tienes dudas? Escríbenos a{' '}
            <Link href={`mailto:${supportEmail}`} style={{ color: INK, textDecoration: 'underline' }}>
              {supportEmail}
            </Link>
            .
          </Text>
          <Text style={small}>Enviado con {name}.</Text>
          {stopPage && (
            <Text style={small}>
              <Link href={stopPage} style={{ color: DIMMED, textDecoration: 'underline' }}>
                No recibir más estos correos
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

const mark: CSSProperties = {
  color: INK,
  fontFamily: SERIF,
  fontSize: 26,
  lineHeight: '32px',
  textDecoration: 'none',
};

const Wordmark = ({ name, homeUrl }: { name: string; homeUrl: string }) => (
  <Link href={homeUrl} style={mark}>
    {name}
  </Link>
);

function SenderMark({ sender: { name, logoUrl } }: { sender: Sender }) {
  return (
    <Text style={{ ...mark, ...breaks, margin: 0 }}>
      {logoUrl && (
        <Img
          src={logoUrl}
          alt=""
          height={40}
          style={{
            borderRadius: 8,
            display: 'inline-block',
            height: 40,
            marginRight: 12,
            maxWidth: 160,
            verticalAlign: 'middle',
          }}
        />
      )}
      <span style={{ verticalAlign: 'middle' }}>{name}</span>
    </Text>
  );
}

/** The message in one line, in the serif of the product. Once per e-mail. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      style={{
        color: INK,
        fontFamily: SERIF,
        fontSize: 30,
        fontWeight: 400,
        lineHeight: '36px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Heading>
  );
}

/** Running text; `dimmed` for what is secondary, such as until when a link works. */
export function Paragraph({ children, dimmed = false }: { children: ReactNode; dimmed?: boolean }) {
  return (
    <Text style={dimmed ? { ...paragraph, ...small, margin: '0 0 16px' } : paragraph}>
      {typeof children === 'string' ? singleStop(children) : children}
    </Text>
  );
}

/** Running text of an agency, a paragraph for each. */
export const Paragraphs = ({ children }: { children: readonly string[] }) =>
  children.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
    <Paragraph key={index}>{text}</Paragraph>
  ));

/** Quotes somebody in the message, with that person's line breaks. */
export function Said({ children }: { children: string }) {
  return (
    <Text
      style={{
        ...paragraph,
        borderLeft: `3px solid ${LINE}`,
        margin: '0 0 20px',
        padding: '2px 0 2px 14px',
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </Text>
  );
}

/** A code to be typed or copied: large, and in one piece. */
export function CodeDigits({ children }: { children: string }) {
  return (
    <Text
      style={{
        color: INK,
        fontFamily: SANS,
        fontSize: 32,
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        letterSpacing: 6,
        lineHeight: '40px',
        margin: '0 0 20px',
      }}
    >
      {children}
    </Text>
  );
}

/** The one thing to do. Once per e-mail. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <EmailButton
        href={href}
        style={{
          backgroundColor: speaker()?.accent ?? INK,
          borderRadius: 8,
          color: '#ffffff',
          fontSize: 15,
          fontWeight: 500,
          lineHeight: '20px',
          padding: '12px 22px',
        }}
      >
        {children}
      </EmailButton>
    </Section>
  );
}

/** Another way, in the run of a sentence. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={{ color: INK, textDecoration: 'underline' }}>
    {children}
  </Link>
);

/** Data as pairs of label and value, in the order given. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Hr style={{ borderColor: LINE, margin: '0 0 12px' }} />
      {rows.map(([label, value]) => (
        <Text key={label} style={{ ...breaks, fontSize: 14, lineHeight: '20px', margin: '0 0 8px' }}>
          <span style={{ color: DIMMED }}>{label}: </span>
          <span style={{ color: INK, fontWeight: 500 }}>{value}</span>
        </Text>
      ))}
      <Hr style={{ borderColor: LINE, margin: '12px 0 0' }} />
    </Section>
  );
}
