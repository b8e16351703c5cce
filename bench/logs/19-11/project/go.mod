module github.com/hexlane/tidewatch

go 1.19
