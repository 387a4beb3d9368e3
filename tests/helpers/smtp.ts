import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Done = (error?: Error | null) => void;

export type SmtpHooks = SMTPServerOptions & {
  /** answers an e-mail that has arrived completely, instead of accepting it */
  onMessage?: (done: Done) => void;
};

/**
 * Starts a mail server that records complete e-mails and their recipients. Each hook changes one of its
 * answers.
 */
export async function startSmtp({ onMessage = (done) => done(), ...hooks }: SmtpHooks = {}, port = 0) {
  const received: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      let message = '';
      stream.on('data', (data) => (message += data));
      stream.on('end', () => {
        received.push(message);
        recipients.push(envelope.rcptTo[0]!.address);
        onMessage(done);
      });
    },
    ...hooks,
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  await once(smtp.listen(port, '127.0.0.1'), 'listening');
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const close = () => void smtp.server.close();
  return { received, recipients, hangUp, close, port: (smtp.server.address() as AddressInfo).port };
}
