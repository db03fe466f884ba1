export const telephoneUrl = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

export const whatsappUrl = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

export const mailUrl = (address: string) => `mailto:${address}`;
