module.exports = () => globalThis.dropTemplate?.();
