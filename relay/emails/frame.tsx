import { Body, Column, Container, Head, Html, Preview, Row, Section } from '@react-email/components';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { addressText, emailHref, phoneHref } from '../../domain/contact.ts';
import type { Clinic } from '../clinic.ts';

// The site's colours (app/app.css). Styles stand on the elements, since many clients drop style sheets; the sheet below
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
  }
  @media (max-width: 480px) {
    .side { padding-left: 20px !important; padding-right: 20px !important; }
    .fact-label { width: 100px !important; }
  }
`;

/**
 * What all e-mails share: the page, the band with the clinic's name and the footer with its address.
 *
 * @param preview - the line an inbox shows after the subject
 */
export function Frame(props: { clinic: Clinic; preview: string; children: ReactNode; footnote: string }) {
  const { clinic, preview, children, footnote } = props;
  return (
    <Html lang="en">
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
              <Row>
                <Column
                  className="side"
                  style={{
                    padding: '20px 32px',
                    backgroundColor: '#124946',
                    borderRadius: '24px 24px 0 0',
                    color: '#fffdf9',
                    ...type(DISPLAY, 20, 26),
                  }}
                  data-skip-in-text
                >
                  {clinic.name}
                </Column>
              </Row>
              {children}
              <Row>
                <Column className="side" style={{ padding: '20px 32px' }}>
                  <p className="soft" style={styles.soft}>
                    {clinic.name}, {addressText(clinic.address)}
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

/** A stretch of the card. */
export function Part(props: { children: ReactNode; last?: boolean }) {
  const style: CSSProperties = {
    padding: props.last ? '12px 32px 32px' : '12px 32px',
    backgroundColor: '#fffdf9',
    ...(props.last && { borderRadius: '0 0 12px 12px' }),
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
    <Section className="panel" style={{ backgroundColor: '#e6f0ec', borderRadius: '12px' }}>
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
    <a className="link" href={props.href} style={styles.link}>
      {props.children}
    </a>
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
