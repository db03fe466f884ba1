/** The merchant's account at the provider, from configuration. */
export interface GatewaySettings {
  /** Without a slash at the end. */
  baseUrl: string;
  merchantCode: string;
  accessCode: string;
  /** 32 ASCII characters. */
  key: string;
  /** 16 ASCII characters. */
  iv: string;
}
