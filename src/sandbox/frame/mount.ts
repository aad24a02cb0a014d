import type { Require } from './modules';

type ReactModule = typeof import('react');

/**
 * Shows the component that a sample exports by the React of its own line.
 * @param onCrash is told what the component throws later
 * @returns once it is on the page
 */
export function mountComponent(
  component: unknown,
  require: Require,
  root: HTMLElement,
  onCrash: (thrown: unknown) => void,
): Promise<void> {
  if (typeof component !== 'function' && typeof component !== 'object')
    return Promise.reject(new Error('There is nothing to show. Write “export default” before the component.'));
  const { Component, createElement } = require('react') as ReactModule;
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  return new Promise((done, failed) => {
    let isShown = false;
    // biome-ignore lint/correctness/noComponentHookFactories: the React is that of the program, which is known only now.
    class Boundary extends Component<{ children: React.ReactNode }, { isCrashed: boolean }> {
      state = { isCrashed: false };
      static getDerivedStateFromError = () => ({ isCrashed: true });
      componentDidMount() {
        if (this.state.isCrashed) return;
        isShown = true;
        done();
      }
      componentDidCatch(thrown: unknown) {
        if (isShown) onCrash(thrown);
        else failed(thrown);
      }
      render() {
        return this.state.isCrashed ? null : this.props.children;
      }
    }
    createRoot(root).render(createElement(Boundary, null, createElement(component as React.ComponentType)));
  });
}
