export const telephoneUrl = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** `message` is prefilled in the chat. */
export function whatsappUrl(number: string, message?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return message === undefined ? chat : `${chat}?text=${encodeURIComponent(message)}`;
}

export const mailUrl = (address: string) => `mailto:${address}`;
