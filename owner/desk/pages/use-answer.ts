import { useCallback, useEffect, useState } from 'react';
import { request } from './desk-store.ts';

/**
 * The server's answer to a GET request, and to the POST requests that change it.
 *
 * @param address - of the GET request
 * @returns the answer, null until there is one; why the last request failed; whether one is under way; and
 *   functions that ask again, and that post, whose answer replaces it
 */
export function useAnswer<Answer>(address: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(true);

  const send = useCallback(async (method: 'GET' | 'POST', to: string, body?: object) => {
    setBusy(true);
    try {
      const next = await request<Answer | undefined>(method, to, body);
      if (next) setAnswer(next);
      setFailure(null);
    } catch (error) {
      console.error(error);
      setFailure(error instanceof TypeError ? 'The desk does not answer. ' : `${(error as Error).message} `);
    }
    setBusy(false);
  }, []);

  const ask = useCallback(() => send('GET', address), [send, address]);
  const post = useCallback((to: string, body: object = {}) => send('POST', to, body), [send]);
  // A request is outside React; its answer is the state.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => void ask(), [ask]);
  return { answer, failure, isBusy, ask, post };
}
