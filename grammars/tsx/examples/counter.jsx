class Counter extends React.Component {
  state = { count: 0 };
  render() {
    const { count } = this.state;
    return <button onClick={() => this.setState({ count: count + 1 })} disabled={count >= 9}>
      Clicked {count} times{count / 2 > 1 ? <em> (often)</em> : ''}
    </button>;
  }
}
ReactDOM.render(<Counter/>, document.body)
