import { Body, Column, Container, Head, Html, Preview, Row, Section } from '@react-email/components';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { onOneLine } from '../../domain/comma.ts';
import { addressText, emailHref, phoneHref } from '../../domain/contact.ts';
import type { SpokenClinic } from '../spoken.ts';

// The site's colours (site/app.css). Styles stand on the elements, since many clients drop style sheets; the sheet below
// only turns the colours for clients with a dark theme. Padding stands on cells: Outlook knows it nowhere else.

const DISPLAY = "Georgia, 'Times New Roman', serif";
const TEXT = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Size and line height in pixels; written out, since Outlook reads no `font` shorthand. */
function type(fontFamily: string, size: number, line: number): CSSProperties {
  return { fontFamily, fontSize: `${size}px`, lineHeight: `${line}px`, fontWeight: 400 };
}

export const styles = {
  heading: { ...type(DISPLAY, 28, 34), margin: 0, color: '#124946' },
  subheading: { ...type(DISPLAY, 20, 26), margin: '0 0 8px', color: '#124946' },
  text: { ...type(TEXT, 16, 25), margin: '0 0 12px', color: '#1d2f2e' },
  soft: { ...type(TEXT, 14, 21), margin: 0, color: '#475654' },
  link: { color: '#1c635d', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #0a2625 !important; }
    .card { background-color: #123634 !important; }
    .panel { background-color: #1a4542 !important; }
    .heading { color: #e6f0ec !important; }
    .text, .text td { color: #fbf6ee !important; }
    .soft { color: #cfe2db !important; }
    .link { color: #9dc5ba !important; }
    .mark { color: #f0b79b !important; }
    .button { background-color: #9dc5ba !important; border-color: #9dc5ba !important; color: #0a2625 !important; }
    .quiet { background-color: #1a4542 !important; border-color: #1a4542 !important; color: #e6f0ec !important; }
    .sky { background-color: #0c3332 !important; }
    .sun { background-color: #f3e3c3 !important; }
    .sea-0 { background-color: #2a6c65 !important; border-color: #2a6c65 !important; }
    .sea-1 { background-color: #215f59 !important; border-color: #3f7f76 !important; }
    .sea-2 { background-color: #18524d !important; border-color: #356f68 !important; }
    .sea-3 { background-color: #11443f !important; border-color: #2c625c !important; }
  }
  @media (max-width: 480px) {
    .side { padding-left: 20px !important; padding-right: 20px !important; }
    .fact-label { width: 100px !important; }
  }
`;

/**
 * What all e-mails share: the page, the head with the clinic's name and the footer with its address.
 *
 * @param preview - the line an inbox shows after the subject
 */
export function Frame(props: {
  clinic: SpokenClinic;
  preview: string;
  children: ReactNode;
  footnote: string;
}) {
  const { clinic, preview, children, footnote } = props;
  return (
    <Html lang={clinic.code} dir={clinic.words.language.direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Links are the ones written below; a client finds no others in dates and numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <style>{DARK}</style>
      </Head>
      <Body className="ground" style={{ backgroundColor: '#fbf6ee', margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        {/* Fixed, and with words that break, so that no long word makes the card wider than a phone. */}
        <Row style={{ tableLayout: 'fixed' }}>
          <Column
            className="ground"
            style={{ backgroundColor: '#fbf6ee', padding: '24px 12px', wordBreak: 'break-word' }}
          >
            {/* Outlook knows width but not max-width; the others take the smaller of the two. */}
            <Container width={600} style={{ width: '600px', maxWidth: '100%' }}>
              <Horizon name={clinic.name} />
              {children}
              <Row>
                <Column className="side" style={{ padding: '20px 32px' }}>
                  <p className="soft" style={styles.soft}>
                    {onOneLine([clinic.name, addressText(clinic.address)])}
                    <br />
                    <Link href={phoneHref(clinic.phone)}>{clinic.phone}</Link> ·{' '}
                    <Link href={emailHref(clinic.email)}>{clinic.email}</Link>
                  </p>
                  <p className="soft" style={{ ...styles.soft, marginTop: '8px' }}>
                    {footnote}
                  </p>
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

/** The sea, from the horizon on: each sheet's height, its colour, and that of its upper edge. */
const SHEETS = [
  { height: 8, color: '#9dc5ba', edge: '#9dc5ba' },
  { height: 9, color: '#5c8c84', edge: '#90b0aa' },
  { height: 10, color: '#1c635d', edge: '#659590' },
  { height: 8, color: '#0c3332', edge: '#5a7574' },
];

/** The head: the clinic's name in the sky, the sun going down behind the sea. Cells alone, so that nothing is loaded. */
function Horizon(props: { name: string }) {
  return (
    <>
      <Row className="sky" style={{ backgroundColor: '#e6f0ec' }} data-skip-in-text>
        <Column
          className="side heading"
          style={{ padding: '28px 32px 24px', color: '#124946', ...type(DISPLAY, 22, 28) }}
        >
          {props.name}
        </Column>
        <Column width={120} style={{ width: '120px', verticalAlign: 'bottom', lineHeight: '1px' }}>
          <div className="sun" style={SUN} />
        </Column>
      </Row>
      {SHEETS.map(({ height, color, edge }, at) => (
        <Row key={color} data-skip-in-text>
          <Column
            className={`sea-${at}`}
            style={{
              height: `${height}px`,
              backgroundColor: color,
              borderTop: `2px solid ${edge}`,
              ...type(TEXT, 1, 1),
            }}
          >
            &nbsp;
          </Column>
        </Row>
      ))}
    </>
  );
}

/** Outlook, which knows no round corners, is shown none. */
const SUN = {
  width: '64px',
  height: '32px',
  borderRadius: '64px 64px 0 0',
  backgroundColor: '#dfa487',
  msoHide: 'all',
} as CSSProperties;

/** A stretch of the card. */
export function Part(props: { children: ReactNode; last?: boolean }) {
  const style: CSSProperties = {
    padding: props.last ? '12px 32px 32px' : '12px 32px',
    backgroundColor: '#fffdf9',
  };
  return (
    <Row>
      <Column className="card side" style={style}>
        {props.children}
      </Column>
    </Row>
  );
}

/** The card's first stretch: what this e-mail is, above what it says. */
export function Title(props: { mark: string; children: ReactNode }) {
  return (
    <Row>
      <Column className="card side" style={{ padding: '32px 32px 12px', backgroundColor: '#fffdf9' }}>
        <p className="mark" style={{ ...styles.soft, color: '#8a3d20', fontWeight: 700, margin: '0 0 6px' }}>
          {props.mark}
        </p>
        <h1 className="heading" style={styles.heading}>
          {props.children}
        </h1>
      </Column>
    </Row>
  );
}

/** The facts of the e-mail, one a line. */
export function Facts(props: { children: ReactNode }) {
  return (
    <Section className="panel" style={{ backgroundColor: '#e6f0ec' }}>
      <Row>
        <Column style={{ padding: '8px 16px' }}>{props.children}</Column>
      </Row>
    </Section>
  );
}

export function Fact(props: { label: string; strong?: boolean; children: ReactNode }) {
  const cell: CSSProperties = { ...styles.text, padding: '6px 0', verticalAlign: 'top' };
  return (
    <Row className="text fact" style={{ tableLayout: 'fixed' }}>
      <Column className="fact-label" width={120} style={{ ...cell, width: '120px', color: '#475654' }}>
        {props.label}
        <span style={{ display: 'none' }}>: </span>
      </Column>
      <Column className="fact-value" style={{ ...cell, fontWeight: props.strong ? 700 : 400 }}>
        {props.children}
      </Column>
    </Row>
  );
}

export function Subheading(props: { children: ReactNode }) {
  return (
    <h2 className="heading" style={styles.subheading}>
      {props.children}
    </h2>
  );
}

export function Paragraph(props: { children: ReactNode; last?: boolean }) {
  return (
    <p className="text" style={{ ...styles.text, ...(props.last && { margin: 0 }) }}>
      {props.children}
    </p>
  );
}

export function Link(props: { href: string; children: ReactNode }) {
  return (
    <a
      className="link"
      href={props.href}
      dir={/^(tel|mailto):/.test(props.href) ? 'ltr' : undefined}
      style={styles.link}
    >
      {props.children}
    </a>
  );
}

/**
 * A link as a button, beside others. Its border is its padding: Outlook knows no other on what stands in a line.
 *
 * @param quiet - not the first thing to do
 */
export function Button(props: { href: string; quiet?: boolean; children: ReactNode }) {
  const ground = props.quiet ? '#e6f0ec' : '#1c635d';
  return (
    <p style={{ display: 'inline-block', margin: '0 8px 10px 0' }}>
      <a
        className={props.quiet ? 'quiet' : 'button'}
        href={props.href}
        style={{
          ...type(TEXT, 16, 24),
          display: 'inline-block',
          backgroundColor: ground,
          borderStyle: 'solid',
          borderColor: ground,
          borderWidth: '11px 18px',
          borderRadius: '4px',
          color: props.quiet ? '#124946' : '#ffffff',
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {props.children}
      </a>
    </p>
  );
}

/** A link whose text a sentence of `words/` gives. */
export function linkTo(href: string) {
  return (text: string) => <Link href={href}>{text}</Link>;
}

/** A sentence of `words/` with elements in it. */
export function Sentence(props: { parts: ReactNode[] }) {
  return props.parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
