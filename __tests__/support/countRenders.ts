/** A component of the page, and what it was rendered with. */
interface Render {
  name: string;
  props: object;
}

const renders: Render[] = [];

/** The components rendered since the last call. */
export const takeRenders = (): Render[] => renders.splice(0);

type Component = (props: object) => unknown;
type Creator = (type: unknown, ...rest: unknown[]) => unknown;

/** For `jest.mock('react/jsx-runtime')`: each component counts its renders. */
export function notingRuntime(): object {
  const runtime = jest.requireActual<Record<'jsx' | 'jsxs', Creator>>('react/jsx-runtime');
  return { ...runtime, jsx: ofNoted(runtime.jsx), jsxs: ofNoted(runtime.jsxs) };
}

/** For `jest.mock('react')`: counts renders inside of `memo` too. */
export function notingReact(): object {
  const react = jest.requireActual<Record<'memo', Creator>>('react');
  return { ...react, memo: ofNoted(react.memo) };
}

const ofNoted =
  (create: Creator): Creator =>
  (type, ...rest) =>
    create(isComponent(type) ? notedOf(type) : type, ...rest);

const isComponent = (type: unknown): type is Component =>
  typeof type === 'function' && !('isReactComponent' in Object(type.prototype));

const noted = new Map<Component, Component>();

function notedOf(type: Component): Component {
  const known = noted.get(type);
  if (known) return known;
  const component: Component = (props) => {
    renders.push({ name: type.name, props });
    return type(props);
  };
  noted.set(type, component);
  return component;
}
