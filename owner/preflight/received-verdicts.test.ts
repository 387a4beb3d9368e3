import { describe, expect, test } from 'vitest';
import { levelOf, report } from './findings.ts';
import { readVerdicts } from './received-verdicts.ts';

const message = (...headers: string[]) =>
  Buffer.from([...headers, 'From: desk@lighthouse.example', '', 'X-Spam-Flag: YES', ''].join('\r\n'));

const kinds = (...headers: string[]) => readVerdicts(message(...headers)).map(({ kind }) => kind);

const FOREFRONT = 'X-Forefront-Antispam-Report: CIP:192.0.2.1;CTRY:IN;LANG:en;SRV:;IPV:NLI;';

/** As the services write them, folded as they fold them. */
const GMAIL = `Authentication-Results: mx.google.com;\r
       dkim=pass header.i=@lighthouse.example header.s=site header.b=abc;\r
       arc=pass (i=1 spf=pass dkim=pass);\r
       spf=pass (google.com: domain of desk@lighthouse.example designates 192.0.2.1; as permitted sender) smtp.mailfrom=desk@lighthouse.example;\r
       dmarc=pass (p=QUARANTINE sp=NONE dis=NONE) header.from=lighthouse.example`;
const OUTLOOK = `Authentication-Results: spf=fail (sender IP is 192.0.2.1)\r
 smtp.mailfrom=lighthouse.example; dkim=none (message not signed)\r
 header.d=none;dmarc=fail action=quarantine\r
 header.from=lighthouse.example;compauth=fail reason=000`;
const YAHOO = `Authentication-Results: atlas-production.v2-mail-prod1-gq1.omega.yahoo.com;\r
 dkim=permerror header.i=@lighthouse.example;\r
 spf=softfail smtp.mailfrom=lighthouse.example;\r
 dmarc=fail(p=REJECT) header.from=lighthouse.example;`;

describe('a received message', () => {
  test('of Gmail with good verdicts names them', () => {
    expect(readVerdicts(message(GMAIL))).toEqual([
      { kind: 'receivedGood', said: 'spf=pass, dkim=pass, dmarc=pass, arc=pass' },
    ]);
  });

  test('of Outlook that went to junk is explained, verdict by verdict', () => {
    const found = readVerdicts(message(OUTLOOK, `${FOREFRONT}SCL:5;SFV:SPM;H:x;CAT:SPOOF;DIR:INB;`));
    expect(found).toEqual([
      { kind: 'receivedSpf', said: 'spf=fail' },
      { kind: 'receivedDkim', said: 'dkim=none' },
      { kind: 'receivedDmarc', said: 'dmarc=fail', policy: 'quarantine' },
      { kind: 'receivedCompauth', said: 'compauth=fail reason=000' },
      { kind: 'receivedAsSpam', said: 'SCL:5' },
      { kind: 'receivedAsSpam', said: 'SFV:SPM' },
      { kind: 'receivedCategory', said: 'CAT:SPOOF' },
    ]);
    const { text, status } = report(found);
    expect(status).toBe(1);
    expect(text).toContain('dmarc=fail, policy quarantine: neither SPF nor DKIM passed');
    expect(text).toContain('7 things are left to mend.');
  });

  test('of Yahoo', () => {
    expect(readVerdicts(message(YAHOO))).toEqual([
      { kind: 'receivedSpf', said: 'spf=softfail' },
      { kind: 'receivedDkim', said: 'dkim=permerror' },
      { kind: 'receivedDmarc', said: 'dmarc=fail', policy: 'reject' },
    ]);
  });

  test.each<[header: string, expected: string[]]>([
    [
      'Authentication-Results: mx.example; dmarc=fail (p=quarantine) header.from=a.example',
      ['receivedDmarc'],
    ],
    ['Authentication-Results: mx.example; dmarc=none header.from=a.example', ['receivedWithoutDmarc']],
    [
      'Authentication-Results: dmarc=bestguesspass action=none header.from=a.example',
      ['receivedWithoutDmarc'],
    ],
    [
      'Authentication-Results: mx.example; dkim=pass header.d=a; dkim=fail header.d=b',
      ['receivedDkim', 'receivedGood'],
    ],
    ['Authentication-Results: mx.example; arc=fail (body hash mismatch)', ['receivedArc']],
    ['Authentication-Results: compauth=softpass reason=202', ['receivedGood']],
    ['Authentication-Results: mx.example; SPF=Fail', ['receivedSpf']],
    ['Authentication-Results: mx.example; spf=temperror', ['receivedLater']],
    ['Authentication-Results: mx.example; spf=perhaps', ['verdictUnknown']],
    ['Authentication-Results: mx.example; none', ['verdictUnknown']],
    ['Authentication-Results: smtp.example; auth=pass smtp.auth=desk', []],
    ['Received-SPF: softfail (mx.example: 192.0.2.1 is not allowed)', ['receivedSpf']],
    ['Received-SPF: Pass (protection.outlook.com: allowed)', ['receivedGood']],
    ['X-Spam-Flag: YES', ['receivedAsSpam']],
    ['X-Spam-Flag: NO', ['receivedGood']],
    ['X-Spam-Status: Yes, score=6.2 required=5.0 tests=BAYES_99', ['receivedAsSpam']],
    ['X-Spam-Status: No, score=-1.2 required=5.0', ['receivedGood']],
    ['X-Spam-Status: 6.2', ['verdictUnknown']],
    ['X-Spam: Yes', ['receivedAsSpam']],
    ['X-Barracuda-Spam-Flag: YES', ['receivedAsSpam']],
    ['X-YahooFilteredBulk: 192.0.2.1', ['receivedAsSpam']],
    [`${FOREFRONT}SCL:1;SFV:NSPM;CAT:NONE;`, ['receivedGood']],
    [`${FOREFRONT}SCL:-1;`, ['receivedUnfiltered']],
    [`${FOREFRONT}SFV:SKN;`, ['receivedUnfiltered']],
    [`${FOREFRONT}SFV:SKB;`, ['receivedBlocked']],
    [`${FOREFRONT}SFV:BLK;`, ['receivedBlocked']],
    [`${FOREFRONT}SFV:SKQ;`, ['receivedQuarantined']],
    [`${FOREFRONT}SFV:SKS;SCL:9;`, ['receivedAsSpam', 'receivedAsSpam']],
    [`${FOREFRONT}SFV:NEW;SCL:x;`, ['verdictUnknown', 'verdictUnknown']],
    ['X-MS-Exchange-Organization-SCL: 6', ['receivedAsSpam']],
    ['X-Microsoft-Antispam-Mailbox-Delivery: ucf:0;jmr:0;auth:0;dest:J;ENG:(1)', ['receivedAsSpam']],
    ['X-Microsoft-Antispam-Mailbox-Delivery: ucf:0;jmr:0;auth:0;dest:I;ENG:(1)', ['receivedGood']],
    ['Subject: X-Spam-Flag: YES', []],
  ])('with %s', (header, expected) => {
    expect(kinds(header)).toEqual(expected);
  });

  test.each([
    'Authentication-Results: mx.example; spf=perhaps',
    'Authentication-Results: mx.example; spf=temperror',
  ])('with %s is not called done', (header) => {
    const found = readVerdicts(message(header));
    expect(found.map(levelOf)).toEqual(['notRead']);
    const { text, status } = report(found);
    expect(status).toBe(1);
    expect(text).not.toContain('Nothing is left to mend');
  });
});
