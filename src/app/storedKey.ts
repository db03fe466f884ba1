/** The storage key of this shop's slices. */
export const PERSIST_KEY = 'shop';
/** Where it keeps them in the browser's storage. */
export const STORED_KEY = `persist:${PERSIST_KEY}`;
