// The tables of this device in IndexedDB. What is shown has been written here before.
import type { Event } from './events';
import type { Json } from './facts';
import type { Correction } from './match';

export interface KeptTable {
  id: string;
  /** Counts every change: a tab that knows an older one looks again before it changes anything. */
  revision: number;
  events: Event[];
  /** The decisions that are still hidden, by seat. */
  pending: [number, Json][];
  asked: number[];
  /** What somebody wants to correct in the typed dice; older tables have none. */
  correction?: Correction | null;
  rematch: string | null;
  isOver: boolean;
  changedAt: number;
}

const DATABASE = 'rollwright';
const TABLES = 'tables';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => {
      // A newer page in another tab may want another version: it must not have to wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(TABLES, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(TABLES));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

export const keptTable = (id: string): Promise<KeptTable | undefined> => inStore('readonly', (store) => store.get(id));

export async function keepTable(table: KeptTable): Promise<void> {
  await inStore('readwrite', (store) => store.put(table));
}

export async function forgetTable(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

/** All tables, the last changed first. */
export async function keptTables(): Promise<KeptTable[]> {
  const tables: KeptTable[] = await inStore('readonly', (store) => store.getAll());
  return tables.sort((one, other) => other.changedAt - one.changedAt);
}
