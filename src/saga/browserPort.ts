/** What sagas do to the browser besides the API and navigation; injected, so that tests see it. */
export interface BrowserPort {
  /** Leaves the shop for another address, such as the payment page. */
  assign: (url: string) => void;
  reload: () => void;
  /** Writes the persisted part of the store now. */
  saveState: () => Promise<void>;
}
