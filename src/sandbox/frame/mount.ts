import type { Require } from './modules';

type ReactModule = typeof import('react');

/**
 * Shows the component that a sample exports by the React of its own line.
 * @param onCrash is told what the component has thrown
 * @returns once it is on the page
 */
export function mountComponent(
  component: unknown,
  require: Require,
  root: HTMLElement,
  onCrash: (thrown: unknown) => void,
): Promise<void> {
  if (typeof component !== 'function' && typeof component !== 'object')
    return Promise.reject(new Error('The sample has no default export, which would be the component to show'));
  const { Component, createElement, useEffect } = require('react') as ReactModule;
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  return new Promise((done, failed) => {
    class Boundary extends Component<{ children: React.ReactNode }, { isCrashed: boolean }> {
      state = { isCrashed: false };
      static getDerivedStateFromError = () => ({ isCrashed: true });
      componentDidCatch(thrown: unknown) {
        onCrash(thrown);
        failed(thrown);
      }
      render() {
        return this.state.isCrashed ? null : this.props.children;
      }
    }
    const Shown = () => {
      useEffect(() => done(), []);
      return createElement(component as React.ComponentType);
    };
    createRoot(root).render(createElement(Boundary, null, createElement(Shown)));
  });
}
