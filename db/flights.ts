import pg from 'pg';

/** A statement whose last answer took longer goes alone: nobody waits behind it. */
const SLOW_MS = 20;
const MOST_SLOW = 500;
const slow = new Set<string>();

/** Statements on one connection; it is given back once it takes no more of them and each is answered. */
type Flight = {
  readonly client: Promise<pg.PoolClient>;
  waiting: number;
  isOpen: boolean;
  /** When the last of them was answered, by `performance.now()`. */
  answeredAt: number;
};

/**
 * A pool that sends the single statements which are asked in one turn of the event loop in one flight on one connection
 * (the driver's pipeline): a page that asks ten things at once pays for one round trip and one write. Each has an answer,
 * and an error, of its own. Slow statements have a connection for themselves, and transactions as ever.
 */
export class FlightPool extends pg.Pool {
  #boarding: Flight | null = null;

  // One signature for all that pg has.
  override query(...asked: unknown[]): Promise<never> {
    const [query] = asked;
    if (asked.some((part) => typeof part === 'function')) return Reflect.apply(super.query, this, asked);
    const text = typeof query === 'string' ? query : String((query as { text?: unknown }).text);
    return this.#send(slow.has(text) ? this.#depart() : this.#board(), text, asked);
  }

  /** The flight of whoever asks before this turn of the event loop ends. */
  #board(): Flight {
    if (this.#boarding) return this.#boarding;
    const flight = this.#depart();
    this.#boarding = flight;
    flight.isOpen = true;
    setImmediate(() => {
      this.#boarding = null;
      flight.isOpen = false;
      giveBack(flight);
    });
    return flight;
  }

  #depart(): Flight {
    return { client: this.connect(), waiting: 0, isOpen: false, answeredAt: 0 };
  }

  async #send(flight: Flight, text: string, asked: unknown[]): Promise<never> {
    flight.waiting += 1;
    try {
      const client = await flight.client;
      const askedAt = performance.now();
      const answer = await Reflect.apply(client.query, client, asked);
      const now = performance.now();
      remember(text, now - Math.max(askedAt, flight.answeredAt));
      flight.answeredAt = now;
      return answer as never;
    } finally {
      flight.waiting -= 1;
      giveBack(flight);
    }
  }
}

function giveBack({ client, waiting, isOpen }: Flight): void {
  if (waiting > 0 || isOpen) return;
  // Who asked has been told where there was no connection.
  client.then(
    (one) => one.release(),
    () => undefined,
  );
}

function remember(text: string, ms: number): void {
  if (ms <= SLOW_MS) slow.delete(text);
  else if (slow.size < MOST_SLOW) slow.add(text);
}
