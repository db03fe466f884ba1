declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.json?first' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?reading' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?shop' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?offline' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
