import { Body, Column, Container, Head, Html, Preview, Row, Section } from '@react-email/components';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { emailHref, phoneHref } from '../../domain/web/contact-links.ts';
import { NO_DETECTION } from '../../domain/web/format-detection.ts';
import { emailColors } from '#clinic/colors.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';

// Styles are inline, because many mail programs drop style sheets; the sheet below only sets the colours of
// dark themes. Padding is on table cells, because Outlook ignores it elsewhere.

const { light, dark } = emailColors;

const DISPLAY = "Georgia, 'Times New Roman', serif";
const TEXT = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Returns font styles; size and line height in pixels. Outlook ignores the `font` shorthand. */
function type(fontFamily: string, size: number, line: number): CSSProperties {
  return { fontFamily, fontSize: `${size}px`, lineHeight: `${line}px`, fontWeight: 400 };
}

export const styles = {
  heading: { ...type(DISPLAY, 28, 34), margin: 0, color: light.heading },
  subheading: { ...type(DISPLAY, 20, 26), margin: '0 0 8px', color: light.heading },
  text: { ...type(TEXT, 16, 25), margin: '0 0 12px', color: light.text },
  soft: { ...type(TEXT, 14, 21), margin: 0, color: light.soft },
  link: { color: light.link, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${dark.ground} !important; }
    .card { background-color: ${dark.card} !important; }
    .panel { background-color: ${dark.panel} !important; }
    .heading { color: ${dark.heading} !important; }
    .text, .text td { color: ${dark.text} !important; }
    .soft { color: ${dark.soft} !important; }
    .link { color: ${dark.link} !important; }
    .mark { color: ${dark.mark} !important; }
    .button { background-color: ${dark.button} !important; border-color: ${dark.button} !important; color: ${dark.onButton} !important; }
    .quiet { background-color: ${dark.card} !important; border-color: ${dark.card} !important; color: ${dark.heading} !important; }
    .outline { border-color: ${dark.button} !important; }
    .sky { background-color: ${dark.sky} !important; }
    .sun { background-color: ${dark.sun} !important; }
    ${dark.sea.map(({ color, edge }, at) => `.sea-${at} { background-color: ${color} !important; border-color: ${edge} !important; }`).join('\n    ')}
  }
  @media (max-width: 480px) {
    .side { padding-left: 20px !important; padding-right: 20px !important; }
    .fact-label { width: 84px !important; }
    td.ground { padding: 8px !important; }
    .sky-name { padding-top: 12px !important; padding-bottom: 10px !important; }
    .title { padding-top: 14px !important; padding-bottom: 6px !important; }
    .part { padding-top: 6px !important; padding-bottom: 6px !important; }
    .foot { padding-top: 12px !important; padding-bottom: 8px !important; }
    h1.heading { font-size: 24px !important; line-height: 29px !important; }
    h2.heading { font-size: 18px !important; line-height: 23px !important; margin-bottom: 4px !important; }
    .text, .text td { line-height: 23px !important; }
    .text td { padding-top: 3px !important; padding-bottom: 3px !important; }
    .soft { line-height: 20px !important; }
  }
`;

const PRINT = `
  @media print {
    .sky, [class^="sea-"], .button, .on-screen { display: none !important; }
    .ground, .card, .side { background: none !important; padding: 2px 0 !important; }
    .ground table { width: 100% !important; max-width: none !important; }
    .text, .text td, .soft, .heading, .link { color: #000 !important; }
    .text, .text td, .soft { font-size: 12px !important; line-height: 15px !important; }
    h1.heading { font-size: 20px !important; line-height: 24px !important; }
    h2.heading { font-size: 15px !important; line-height: 18px !important; margin: 4px 0 2px !important; }
    .text td { padding-top: 2px !important; padding-bottom: 2px !important; }
    .fact { break-inside: avoid; }
  }
`;

/**
 * The layout of all e-mails: the page, the header with the clinic's name, and the footer with its address.
 *
 * @param preview - the line that inboxes show after the subject
 * @param printable - prints without the decoration, on as little paper as possible
 */
export function Frame(props: {
  clinic: LocalizedClinic;
  preview: string;
  children: ReactNode;
  footnote: string;
  printable?: boolean;
}) {
  const { clinic, preview, children, footnote, printable = false } = props;
  return (
    <Html lang={clinic.code} dir={clinic.words.language.direction}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content={`${NO_DETECTION}, url=no`} />
        <style>{printable ? DARK + PRINT : DARK}</style>
      </Head>
      <Body className="ground" style={{ backgroundColor: light.ground, margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        {/* Fixed layout and breaking words, so that no long word makes the card wider than a phone. */}
        <Row style={{ tableLayout: 'fixed' }}>
          <Column
            className="ground"
            style={{ backgroundColor: light.ground, padding: '24px 12px', wordBreak: 'break-word' }}
          >
            {/* Outlook supports width but not max-width; others use the smaller of the two. */}
            <Container width={600} style={{ width: '600px', maxWidth: '100%' }}>
              <Horizon name={clinic.name} />
              {children}
              <Row>
                <Column className="side foot" style={{ padding: '20px 32px' }}>
                  <p className="soft" style={styles.soft}>
                    {clinic.name}
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

/** Heights of the sea's layers in pixels, from the horizon down. */
const SHEET_HEIGHTS = [8, 9, 10, 8];

/**
 * The header: the clinic's name in the sky over a setting sun. Drawn with table cells, so that nothing is
 * loaded.
 */
function Horizon(props: { name: string }) {
  return (
    <>
      <Row className="sky" style={{ backgroundColor: light.sky }} data-skip-in-text>
        <Column
          className="side heading sky-name"
          style={{ padding: '28px 32px 24px', color: light.heading, ...type(DISPLAY, 22, 28) }}
        >
          {props.name}
        </Column>
        <Column width={120} style={{ width: '120px', verticalAlign: 'bottom', lineHeight: '1px' }}>
          <div className="sun" style={SUN} />
        </Column>
      </Row>
      {light.sea.map(({ color, edge }, at) => (
        <Row key={`sea-${at}`} data-skip-in-text>
          <Column
            className={`sea-${at}`}
            style={{
              height: `${SHEET_HEIGHTS[at]}px`,
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

/** Hidden in Outlook, which has no round corners. */
const SUN = {
  width: '64px',
  height: '32px',
  borderRadius: '64px 64px 0 0',
  backgroundColor: light.sun,
  msoHide: 'all',
} as CSSProperties;

/** A section of the card. */
export function Part(props: { children: ReactNode; last?: boolean }) {
  const style: CSSProperties = {
    padding: props.last ? '12px 32px 32px' : '12px 32px',
    backgroundColor: light.card,
  };
  return (
    <Row>
      <Column className={props.last ? 'card side' : 'card side part'} style={style}>
        {props.children}
      </Column>
    </Row>
  );
}

/** The card's first section: the kind of e-mail above its title. */
export function Title(props: { mark: string; children: ReactNode }) {
  return (
    <Row>
      <Column className="card side title" style={{ padding: '32px 32px 12px', backgroundColor: light.card }}>
        <p className="mark" style={{ ...styles.soft, color: light.mark, fontWeight: 700, margin: '0 0 6px' }}>
          {props.mark}
        </p>
        <h1 className="heading" style={styles.heading}>
          {props.children}
        </h1>
      </Column>
    </Row>
  );
}

/** A list of facts, one per line. */
export function Facts(props: { children: ReactNode }) {
  return (
    <Section className="panel" style={{ backgroundColor: light.panel }}>
      <Row>
        <Column style={{ padding: '8px 16px' }}>{props.children}</Column>
      </Row>
    </Section>
  );
}

/**
 * @param large - for the day and the time of an appointment
 */
export function Fact(props: { label: string; strong?: boolean; large?: boolean; children: ReactNode }) {
  const cell: CSSProperties = {
    ...styles.text,
    padding: '6px 0',
    verticalAlign: props.large ? 'baseline' : 'top',
  };
  const value: CSSProperties = props.large
    ? { ...type(DISPLAY, 24, 30), color: light.heading }
    : { fontWeight: props.strong ? 700 : 400 };
  return (
    <Row className="text fact" style={{ tableLayout: 'fixed' }}>
      <Column className="fact-label" width={120} style={{ ...cell, width: '120px', color: light.soft }}>
        {props.label}
        <span style={{ display: 'none' }}>: </span>
      </Column>
      <Column className="fact-value" style={{ ...cell, ...value }}>
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

/** A short text of less weight below something else. */
export function Note(props: { children: ReactNode }) {
  return (
    <p className="soft" style={{ ...styles.soft, marginBottom: '6px' }}>
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
 * A link styled as a button. The outline is the border of the paragraph. The border of the link serves as
 * padding, because Outlook ignores padding on inline elements.
 *
 * @param quiet - for a secondary action: only outlined
 */
export function Button(props: {
  clinic: LocalizedClinic;
  href: string;
  quiet?: boolean;
  children: ReactNode;
}) {
  const ground = props.quiet ? light.card : light.button;
  const isFromRight = props.clinic.words.language.direction === 'rtl';
  return (
    <p
      className="outline"
      style={{
        display: 'inline-block',
        margin: isFromRight ? '0 0 10px 8px' : '0 8px 10px 0',
        border: `2px solid ${light.button}`,
        borderRadius: '6px',
      }}
    >
      <a
        className={props.quiet ? 'quiet' : 'button'}
        href={props.href}
        style={{
          ...type(TEXT, 16, 24),
          display: 'inline-block',
          backgroundColor: ground,
          borderStyle: 'solid',
          borderColor: ground,
          borderWidth: '9px 16px',
          borderRadius: '4px',
          color: props.quiet ? light.heading : light.onButton,
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {props.children}
      </a>
    </p>
  );
}

/** Renders each node on its own line. */
export function Lines(props: { of: readonly ReactNode[] }) {
  return props.of.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Creates a link for a tag in a sentence of `words/`. */
export function linkTo(href: string) {
  return (text: string) => <Link href={href}>{text}</Link>;
}

/** Renders a sentence of `words/` that contains elements. */
export function Sentence(props: { parts: ReactNode[] }) {
  return props.parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
