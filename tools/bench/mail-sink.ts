import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

// A mail server that takes every e-mail, keeps none and counts them; a program of its own, so that it shares no event
// loop with what is measured. Its parent is told the port, and on any message how many e-mails and connections there were.
let emails = 0;
let connections = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onConnect(_, done) {
    connections += 1;
    done();
  },
  onData(stream, _, done) {
    stream.resume();
    stream.on('end', () => {
      emails += 1;
      done();
    });
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  process.send!({ port: (server.server.address() as AddressInfo).port });
});
process.on('message', () => process.send!({ emails, connections }));
process.on('disconnect', () => process.exit());
